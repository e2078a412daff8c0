import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { orGone } from '#src/app/or-gone.ts'
import { screen } from '#src/app/screen-data.ts'
import { day, serialNo } from '#src/app/search.ts'
import { OfferGone } from '#src/areas/orders/subscription/offer-gone.ts'
import { picks } from '#src/areas/orders/subscription/subscription-search.ts'
import { menuQuery, offersQuery } from '#src/areas/orders/subscription/subscription.queries.ts'
import { SubscribedMenuScreen } from '#src/areas/orders/subscription/subscribed-menu.screen.tsx'

export const Route = createFileRoute('/mypage/wellOrder/subscribedMenu')({
  staticData: screen({ kind: 'detail', title: msg`구독 식단` }),
  validateSearch: v.object({ subscribedSeq: serialNo, day, pick: picks }),
  loaderDeps: ({ search: { subscribedSeq } }) => ({ subscribedSeq }),
  loader: ({ context: { queryClient }, deps: { subscribedSeq } }) => {
    // Without a number there is nothing to choose from: the list has what there is.
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
  const { subscribedSeq, day: chosen, pick } = Route.useSearch()
  return subscribedSeq ? <SubscribedMenuScreen subscribedSeq={subscribedSeq} day={chosen} pick={pick} /> : null
}
