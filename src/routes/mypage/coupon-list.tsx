import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { CouponListScreen } from '#src/areas/purse/coupons/coupon-list.screen.tsx'
import { couponStatus, couponType } from '#src/areas/purse/coupons/coupon-search.ts'
import { couponsQuery } from '#src/areas/purse/coupons/coupons.queries.ts'

export const Route = createFileRoute('/mypage/coupon-list')({
  staticData: screen({ kind: 'list', title: msg`쿠폰` }),
  validateSearch: v.object({ status: couponStatus, type: couponType }),
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: ({ context: { queryClient }, deps: { type } }) => queryClient.ensureQueryData(couponsQuery(type)),
  component: Screen,
})

function Screen() {
  const { status = 'ISSUED', type } = Route.useSearch()
  return <CouponListScreen path="/mypage/coupon-list" status={status} type={type} />
}
