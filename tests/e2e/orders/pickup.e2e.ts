import type { Page } from '@playwright/test'
import { expectPath, open, toast } from '../../support/app.ts'
import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

const times = (page: Page) => page.getByRole('radiogroup', { name: '받는 시각' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** From today's menu to the form of its take-out lunch. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole('article').filter({ hasText: '훈제오리샐러드' }).getByRole('link').first().click()
  await page.getByRole('link', { name: '예약하기' }).click()
  await expect(times(page)).toBeVisible()
}

/** Orders the take-out lunch of today for 11:50; its page stands open. */
async function order(page: Page, { coupon = false } = {}): Promise<void> {
  await openForm(page)
  await times(page).getByRole('radio', { name: /11:50/ }).click()
  if (coupon) await page.getByText('점심 한 끼 쿠폰').click()
  await page.getByRole('button', { name: coupon ? '0원 예약하기' : '2,000원 예약하기' }).click()
  await expect(heading(page, /11:50에 받으러 오세요/)).toBeVisible()
  await page.getByRole('link', { name: '예약 보기' }).click()
  await page.getByRole('link', { name: /훈제오리샐러드/ }).click()
  await expectPath(page, '/mypage/wellOrder/detail')
}

test('lunch is ordered with a coupon, moved and cancelled by a double tap: the coupon is free again once', async ({
  page,
  member,
}) => {
  await openSignedIn(page, await member(), '/menu/todayMenu')
  await order(page, { coupon: true })
  await expect(heading(page, '26분 뒤에 받으러 오세요')).toBeVisible()
  await expect(page.getByText('회사 지원 5,000원과 쿠폰 2,000원을 뺐어요')).toBeVisible()

  // On the order it is neither offered nor shown to a till.
  await open(page, '/mypage/coupon-list')
  await expect(heading(page, '쓸 수 있는 쿠폰이 2장 있어요')).toBeVisible()
  await page.getByRole('link', { name: /^점심 한 끼 쿠폰.*예약에 써요/ }).click()
  await expect(heading(page, '예약에 쓰기로 한 쿠폰이에요')).toBeVisible()
  await expect(page.getByText(/11:50에 받을 훈제오리샐러드 예약에 써요/)).toBeVisible()
  await expect(page.getByRole('button', { name: '보여 주기' })).toHaveCount(0)
  await page.getByRole('link', { name: '이 예약 보기' }).click()

  await page.getByRole('button', { name: '바꾸기' }).click()
  await times(page).getByRole('radio', { name: /12:00/ }).click()
  await page.getByRole('button', { name: '이대로 바꾸기' }).click()
  await expect(heading(page, '36분 뒤에 받으러 오세요')).toBeVisible()

  await page.getByRole('button', { name: '예약 취소' }).click()
  await page.getByRole('button', { name: '취소할게요' }).dblclick()
  await expect(heading(page, '취소했어요')).toBeVisible()
  await expect(page.getByText('쿠폰은 돌려드렸어요')).toBeVisible()
  await open(page, '/mypage/coupon-list')
  await expect(heading(page, '쓸 수 있는 쿠폰이 3장 있어요')).toBeVisible()
  await page.getByRole('link', { name: /^점심 한 끼 쿠폰/ }).click()
  await expect(page.getByRole('button', { name: '보여 주기' })).toBeVisible()
})

test('from 11:30 on the buttons are gone, and a page that is older than that is told so', async ({
  page,
  member,
  moveClock,
  backend,
  now,
}) => {
  const haneul = await member()
  await openSignedIn(page, haneul, '/menu/todayMenu')
  await order(page)
  const address = new URL(page.url()).hash.slice(1)
  // The server alone: what stands on the page is six minutes old.
  await backend.setClock(new Date(now.getTime() + 6 * 60_000))
  await page.getByRole('button', { name: '예약 취소' }).click()
  await page.getByRole('button', { name: '취소할게요' }).click()
  await expect(toast(page, '취소할 수 있는 시간이 지났어요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '예약 취소' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '바꾸기' })).toHaveCount(0)

  await moveClock('11:30')
  await openSignedIn(page, haneul, address)
  await expect(page.getByText('11:30에 바꾸기가 끝났어요')).toBeVisible()
  await expect(page.getByRole('button', { name: '예약 취소' })).toHaveCount(0)
})
