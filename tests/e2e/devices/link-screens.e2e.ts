import { bottomNavigation, expectPath, open, openFresh, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('a browser says where syncing happens, and never offers it [HSY-63]', async ({ page, member }) => {
  await openSignedIn(page, await member('haneul'), '/healthlog/healthDataLink')
  await expect(page.getByText('휴대폰 앱에서 연동해요')).toBeVisible()
  await expect(page.getByRole('button', { name: '지금 연동하기' })).toHaveCount(0)
})

test('unlinking with its records removes what came from the phone, and keeps what was typed [HLG-02] [HLG-03]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/healthlog/WeightRecord')
  await expect(page.getByText('삼성 헬스').first()).toBeVisible()
  await open(page, '/my/menu')
  await page.getByRole('link', { name: '건강 데이터 연동' }).click()
  await settled(page)
  await page.getByRole('button', { name: '연결 끊기' }).click()
  await page.getByRole('button', { name: '연결을 끊고 가져온 기록도 지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await expect(page.getByText(/연결을 끊고 기록 \d+개를 지웠어요/)).toBeVisible()
  await expect(page.getByText('연결 안 됨')).toBeVisible()
  await openFresh(page, '/healthlog/WeightRecord')
  await expect(page.getByText('삼성 헬스')).toHaveCount(0)
  await expect(page.getByText('직접 입력').first()).toBeVisible()
  await open(page, '/main')
  await expect(bottomNavigation(page)).toBeVisible()
})

test('a consent is withdrawn after a question that says what stops, and given again at once [MYP-05] [HTM-05]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/my/settingAgree')
  const consent = page.getByRole('switch', { name: '민감정보 처리' })
  await expect(consent).toBeChecked()
  await page.getByRole('link', { name: '민감정보 처리 전문 읽기' }).click()
  await expectPath(page, '/mypage/health')
  await expect(page.getByRole('button', { name: '민감정보 처리', expanded: true })).toBeVisible()
  await page.goBack()
  await consent.press('Space')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('다음 연동부터 가져오지 않아요')
  await question.getByRole('button', { name: '거둘게요' }).click()
  await expect(consent).not.toBeChecked()
  await openFresh(page, '/healthlog/healthDataLink')
  await expect(page.getByText('민감정보 동의가 꺼져 있어요')).toBeVisible()
  await page.getByRole('link', { name: '동의 보기' }).click()
  await page.getByRole('switch', { name: '민감정보 처리' }).press('Space')
  await expect(page.getByText('동의했어요')).toBeVisible()
  await expect(page.getByRole('switch', { name: '민감정보 처리' })).toBeChecked()
})
