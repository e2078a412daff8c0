import { query } from '#src/contract/query.ts'

/** All coupons of a member, a hundred at most: those to be used first, by their last day. */
export const couponsQuery = (couponType?: 'REST' | 'MALL') =>
  query('get', '/api/mypage/coupon-list', { params: { query: { ...(couponType !== undefined && { couponType }) } } })

/**
 * One coupon. Its code is told only while it can be used, and is never kept: a picture of it is worth nothing later.
 */
export const couponQuery = (couponNo: string, background = false) => ({
  ...query('get', '/api/mypage/coupon-detail', { params: { query: { couponNo } }, background }),
  gcTime: 0,
})
