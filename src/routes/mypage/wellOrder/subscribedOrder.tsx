import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { orGone } from '#src/app/or-gone.ts'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { OfferGone } from '#src/areas/orders/subscription/offer-gone.ts'
import { picks, time } from '#src/areas/orders/subscription/subscription-search.ts'
import { menuQuery, offersQuery } from '#src/areas/orders/subscription/subscription.queries.ts'
import { SubscribedOrderScreen } from '#src/areas/orders/subscription/subscribed-order.screen.tsx'

export const Route = createFileRoute('/mypage/wellOrder/subscribedOrder')({
  staticData: screen({ kind: 'flow', title: msg`구독 신청` }),
  validateSearch: v.object({ subscribedSeq: serialNo, pick: picks, time }),
  loaderDeps: ({ search: { subscribedSeq } }) => ({ subscribedSeq }),
  loader: ({ context: { queryClient }, deps: { subscribedSeq } }) => {
    if (!subscribedSeq) throw redirect({ to: '/mypage/wellOrder/subscribedList', replace: true })
    return Promise.all([
      queryClient.ensureQueryData(offersQuery()),
      orGone(queryClient.ensureQueryData(menuQuery(subscribedSeq))),
    ])
  },
  component: Screen,
  notFoundComponent: OfferGone,
})

function Screen() {
  const { subscribedSeq, pick, time: chosen } = Route.useSearch()
  return subscribedSeq ? <SubscribedOrderScreen subscribedSeq={subscribedSeq} pick={pick} time={chosen} /> : null
}
