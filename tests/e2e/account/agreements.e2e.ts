import type { Page } from '@playwright/test'
import { expectPath, open, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const AGREEMENTS = '/my/settingUseService'
const required = (page: Page) => page.getByRole('list', { name: '필수 동의' }).getByRole('link')

test('who joined under older terms sees their version, reads what is new, and agrees once [MBR-05]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('dasom'), AGREEMENTS)
  await expect(required(page).first()).toContainText('2024.03 버전')
  await page.getByRole('link', { name: '보기', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/새로워졌어요/)
  await expect(page.getByText('2026.10 버전에서 바뀐 것을 한 줄로 적었어요.')).toBeVisible()
  await page.getByRole('link', { name: /서비스 이용약관/ }).click()
  await expectPath(page, '/mypage/termsdetailService')
  await page.goBack()
  await page.getByRole('button', { name: '동의하기' }).click()
  await expect(required(page)).toHaveCount(3)
  for (const each of await required(page).all()) await expect(each).toContainText('2026.10 버전')
  await expect(page.getByRole('link', { name: '보기', exact: true })).toHaveCount(0)
})

test('withdrawing marketing says what stops, stops it, and keeps its day; its text is one tap away [MBR-02]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), AGREEMENTS)
  const marketing = page.getByRole('region', { name: '마케팅 정보 활용' })
  await expect(marketing).toContainText('2026.10 버전')
  await marketing.getByRole('link', { name: '마케팅 정보 활용 전문 읽기' }).click()
  await expectPath(page, '/mypage/termsDetailUseMarketing')
  await page.goBack()
  await marketing.getByRole('switch').press('Space')
  await expect(page.getByRole('alertdialog')).toContainText('이벤트 알림도 꺼져요')
  await page.getByRole('button', { name: '거둘게요' }).click()
  await expect(marketing).toContainText('부터 동의하지 않음')
  await open(page, '/mypage/push/list')
  await settled(page)
  await expect(page.getByRole('switch', { name: '이벤트' })).not.toBeChecked()
  // Where nothing uses a location nothing looks as if it could be switched.
  await open(page, AGREEMENTS)
  await settled(page)
  await expect(page.getByRole('region', { name: '위치정보 이용' }).getByRole('switch')).toHaveCount(0)
})

test('the settings say what each of them is now, and follow a change at once [MYP-03]', async ({ page, member }) => {
  await openSignedIn(page, await member('haneul'), '/mypage/setup')
  const rows = page.getByRole('list', { name: '내게 맞게' })
  await expect(rows.getByRole('link', { name: /첫 화면/ })).toContainText('홈')
  await expect(rows.getByRole('link', { name: /빠른 메뉴/ })).toContainText('식사, 체중, 혈압, 혈당, 수면')
  await expect(rows.getByRole('link', { name: /알림 글 시간/ })).toContainText('3.5초 동안 머물러요')
  await rows.getByRole('link', { name: /첫 화면/ }).click()
  await page.getByRole('radio', { name: /오늘 식단/ }).press('Space')
  await expect(page.getByRole('radio', { name: /오늘 식단/ })).toBeChecked()
  await page.goBack()
  await expect(rows.getByRole('link', { name: /첫 화면/ })).toContainText('오늘 식단')
})
