import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { CouponListScreen } from '#src/areas/purse/coupons/coupon-list.screen.tsx'
import { couponStatus } from '#src/areas/purse/coupons/coupon-search.ts'
import { couponsQuery } from '#src/areas/purse/coupons/coupons.queries.ts'

/** The coupons of restaurants; those of the one that the address names stand first. */
export const Route = createFileRoute('/mypage/rest-coupon')({
  staticData: screen({ kind: 'list', title: msg`식당 쿠폰` }),
  validateSearch: v.object({ status: couponStatus, restaurantCode: code }),
  // The same coupons, in whatever order.
  loaderDeps: () => ({}),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(couponsQuery('REST')),
  component: Screen,
})

function Screen() {
  const { status = 'ISSUED', restaurantCode } = Route.useSearch()
  return <CouponListScreen path="/mypage/rest-coupon" status={status} type="REST" restaurantCode={restaurantCode} />
}
