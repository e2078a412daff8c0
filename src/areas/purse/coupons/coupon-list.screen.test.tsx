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

async function draw(status: CouponStatus) {
  connectApi(fakePorts(async () => answer(envelope([]))))
  const data = screen({ kind: 'list', title: { id: '쿠폰', message: '쿠폰' } })
  const router = testRouter([{ path: '/mypage/coupon-list', data, component: () => <CouponListScreen path="/mypage/coupon-list" status={status} /> }], { at: '/mypage/coupon-list' })
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
}

test('whoever has no coupon is led to where they are got', async () => {
  await draw('ISSUED')
  expect(page.getByRole('link', { name: '이벤트 보기' }).getAttribute('href')).toContain('/service/event/list')
})

test.each(['USED', 'EXPIRED'] as const)('where none is %s nothing has to be done', async (status) => {
  await draw(status)
  expect(page.queryByRole('link', { name: '이벤트 보기' })).toBeNull()
})
