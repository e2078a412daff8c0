// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { CouponListScreen } from './coupon-list.screen.tsx'
import type { CouponStatus } from './coupons.ts'

afterEach(cleanup)

async function draw(status: CouponStatus, list: object[] = []) {
  connectApi(fakePorts(async () => answer(envelope(list))))
  const data = screen({ kind: 'list', title: { id: '쿠폰', message: '쿠폰' } })
  const router = testRouter(
    [
      {
        path: '/mypage/coupon-list',
        data,
        component: () => <CouponListScreen path="/mypage/coupon-list" status={status} />,
      },
    ],
    { at: '/mypage/coupon-list' },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
}

test('whoever has no coupon is led to where they are got', async () => {
  await draw('ISSUED')
  expect(page.getByRole('link', { name: '이벤트 보기' }).getAttribute('href')).toContain('/service/event/list')
})

test('one whose first day is ahead, and one that lies on an order, stand in the list and are not counted', async () => {
  const coupon = (couponNo: string, more: object) => ({
    couponNo,
    couponNm: '점심 한 끼',
    couponType: 'REST',
    statusCode: 'ISSUED',
    startDt: '20200101',
    endDt: '29991231',
    restaurantCode: null,
    restaurantName: null,
    smartOrderSeq: null,
    ...more,
  })
  await draw('ISSUED', [coupon('C1', {}), coupon('C2', { startDt: '29990101' }), coupon('C3', { smartOrderSeq: 7 })])
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('쓸 수 있는 쿠폰이 1장 있어요')
  expect(page.getByRole('button', { name: '쓸 수 있어요 1' })).toBeTruthy()
  expect(page.getAllByRole('listitem')).toHaveLength(3)
})

test.each(['USED', 'EXPIRED'] as const)('where none is %s nothing has to be done', async (status) => {
  await draw(status)
  expect(page.queryByRole('link', { name: '이벤트 보기' })).toBeNull()
})
