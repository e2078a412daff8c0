import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { orGone } from '#src/app/or-gone.ts'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { CouponDetailScreen } from '#src/areas/purse/coupons/coupon-detail.screen.tsx'
import { shown } from '#src/areas/purse/coupons/coupon-search.ts'
import { CouponGone } from '#src/areas/purse/coupons/gone.ts'
import { couponQuery } from '#src/areas/purse/coupons/coupons.queries.ts'

export const Route = createFileRoute('/mypage/coupon-detail')({
  staticData: screen({ kind: 'detail', title: msg`쿠폰` }),
  validateSearch: v.object({ couponNo: code, show: shown }),
  loaderDeps: ({ search: { couponNo } }) => ({ couponNo }),
  loader: ({ context: { queryClient }, deps: { couponNo } }) => {
    if (!couponNo) throw redirect({ to: '/mypage/coupon-list', replace: true })
    return orGone(queryClient.ensureQueryData(couponQuery(couponNo)))
  },
  component: Screen,
  notFoundComponent: CouponGone,
})

function Screen() {
  const { couponNo, show } = Route.useSearch()
  return couponNo ? <CouponDetailScreen couponNo={couponNo} isShown={show === '1'} /> : null
}
