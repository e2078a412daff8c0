import type { Page } from '@playwright/test'
import { expectPath, open, settled } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const STATUS = '/api/mypage/coupon-status'
const DETAIL = '/api/mypage/coupon-detail'

const hold = (page: Page) => page.getByRole('button', { name: '직원이 2초 동안 눌러 주세요' })
const used = (page: Page) => page.getByRole('heading', { level: 1, name: '맛있게 드세요' })

/** Opens the lunch coupon of haneul and shows it to the till. Answers where that is. */
async function showLunch(page: Page): Promise<string> {
  await open(page, '/mypage/coupon-list')
  await settled(page)
  await page.getByRole('link', { name: /^점심 한 끼 쿠폰/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '점심에 쓸 수 있어요' })).toBeVisible()
  await page.getByRole('button', { name: '보여 주기' }).click()
  await expect(page.getByRole('img', { name: '식당에서 보여 줄 바코드' })).toBeVisible()
  return new URL(page.url()).hash.slice(1)
}

/** A finger that stays until the page has turned. */
async function press(page: Page): Promise<void> {
  const box = await hold(page).boundingBox()
  if (!box) throw new Error('There is no button to hold.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
}

test('a coupon that is used on one phone turns by itself on the other, and is used once [MYP-07]', async ({
  page,
  member,
  context,
}) => {
  const haneul = await member('haneul')
  await openSignedIn(page, haneul, '/mypage/coupon-list')
  const address = await showLunch(page)

  const other = await context.newPage()
  await open(other, address)
  await expect(hold(other)).toBeVisible()
  await press(other)
  await expect(used(other)).toBeVisible()
  await other.mouse.up()

  await expect(used(page)).toBeVisible()
  await expect(hold(page)).toHaveCount(0)
  await page.getByRole('link', { name: '쿠폰 목록으로' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '쓸 수 있는 쿠폰이 2장 있어요' })).toBeVisible()
  await page.getByRole('button', { name: '썼어요' }).click()
  await expect(page.getByRole('list', { name: '썼어요' }).getByRole('listitem')).toHaveCount(3)
})

test('the connection drops with the finger on the button: the page says so, and is right when back', async ({
  page,
  member,
  backend,
}) => {
  const haneul = await member('haneul')
  await openSignedIn(page, haneul, '/mypage/coupon-list')
  await showLunch(page)
  await backend.play({ name: 'cut', path: STATUS, username: haneul.username, times: 'always' })
  await backend.play({ name: 'cut', path: DETAIL, username: haneul.username, times: 'always' })
  await press(page)
  await expect(page.getByText(/^연결이 끊겼어요 · /)).toBeVisible()
  await page.mouse.up()
  await expect(hold(page)).toHaveAttribute('aria-disabled', 'true')
  await backend.endFaults(haneul.username)
  await expect(page.getByText(/쓰기 전이에요$/)).toBeVisible()
  await expect(hold(page)).not.toHaveAttribute('aria-disabled')
  await press(page)
  await expect(used(page)).toBeVisible()
  await page.mouse.up()
})

test('what a till page opens with and closes to: the code on it, then the coupon, then the list', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member('haneul'), '/mypage/coupon-list')
  await showLunch(page)
  await page.getByRole('button', { name: '닫기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '점심에 쓸 수 있어요' })).toBeVisible()
  await page.goBack()
  await expectPath(page, '/mypage/coupon-list')
})
