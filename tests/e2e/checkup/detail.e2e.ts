import { expectPath, open, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

// Whoever has withdrawn is asked again only where somebody can confirm who they are.
test.use({ simulator: true })

const DETAIL = '/mypage/healthcheckup/healthScreeningDetail'

test('the newest check-up has the line that matters and the average at home; taken back, it is gone [HCU-02]', async ({
  page,
  member,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await openSignedIn(page, await member('haneul'), DETAIL)
  await settled(page)
  await expect(title).toContainText('혈압만 살펴보세요')
  await expect(page.getByText('140부터는 병원에 물어요')).toBeVisible()
  await expect(page.getByText(/집에서 잰 한 달 평균은 \d+\/\d+이에요/)).toBeVisible()
  await page.getByRole('button', { name: '혈당, 정상' }).press('Enter')
  await expect(page.getByRole('button', { name: /혈당/, expanded: true })).toBeVisible()

  // emily's number: nobody hears that it exists.
  await open(page, `${DETAIL}?checkupSeq=4810`)
  await expect(title).toHaveText('볼 수 있는 검진이 없어요')

  await open(page, DETAIL)
  await page.getByRole('button', { name: '검진 정보 동의 거두기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '거두고 지우기' }).click()
  await expectPath(page, '/healthlog/healthscreenings')
  await expect(title).toHaveText('건강검진은 동의하신 뒤에 보여요')
  await page.getByRole('link', { name: '동의하러 가기' }).click()
  await expect(page.getByRole('checkbox', { name: /동의해요/ })).not.toBeChecked()
})
