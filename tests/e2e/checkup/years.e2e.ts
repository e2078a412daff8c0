import { open, reload, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const PAGE = '/healthlog/healthscreenings'

test('three years of check-ups: pressure asks for a look, beside what was measured at home [HCU-01]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('혈압만 살펴봐요')
  const years = page.getByRole('group', { name: '검진한 해' }).getByRole('button')
  await expect(years).toHaveCount(3)
  await expect(page.getByText(/집에서 잰 한 달 평균은 \d+\/\d+이에요/)).toBeVisible()

  await page.getByRole('button', { name: /수축기 혈압/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('table').getByRole('row')).toHaveCount(4)
  await expect(sheet.getByRole('row', { name: /124/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await years.last().click()
  await expect(years.last()).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/checkup=3651/)
  await settled(page)
  await reload(page)
  await settled(page)
  await expect(years.last()).toHaveAttribute('aria-pressed', 'true')
})

test('a check-up of somebody else is not found, and without consent no value is shown', async ({
  page,
  device,
  member,
}) => {
  await openSignedIn(page, await member('emily'), PAGE)
  await settled(page)
  await expect(page.getByText('Hanbit Electronics Clinic')).toBeVisible()
  // haneul's number: nobody else's address shows it, and nobody hears that it exists.
  await open(page, `${PAGE}?checkup=5102`)
  await expect(page.getByText('한빛내과 검진센터')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: '찾는 건강검진이 없어요' })).toBeVisible()
  await page.getByRole('link', { name: '건강검진 보기' }).click()
  await expect(page.getByText('Hanbit Electronics Clinic')).toBeVisible()

  const other = await device()
  await openSignedIn(other, await member('dasom'), PAGE)
  await expect(other.getByRole('heading', { level: 1, name: '건강검진은 동의하신 뒤에 보여요' })).toBeVisible()
  await expect(other.getByRole('img')).toHaveCount(0)
  await expect(other.getByText(/mg\/dL|cm/)).toHaveCount(0)
})
