import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { orGone } from '#src/app/or-gone.ts'
import { screen } from '#src/app/screen-data.ts'
import { day, serialNo } from '#src/app/search.ts'
import { OwnSubscriptionGone } from '#src/areas/orders/subscription/own-gone.ts'
import { menuQuery, myOrderQuery } from '#src/areas/orders/subscription/subscription.queries.ts'
import { SubscribedMyMenuScreen } from '#src/areas/orders/subscription/subscribed-my-menu.screen.tsx'

export const Route = createFileRoute('/mypage/wellOrder/subscribedMyMenu')({
  staticData: screen({ kind: 'detail', title: msg`구독 식단` }),
  validateSearch: v.object({ subscribedOrderSeq: serialNo, day }),
  loaderDeps: ({ search: { subscribedOrderSeq } }) => ({ subscribedOrderSeq }),
  loader: async ({ context: { queryClient }, deps: { subscribedOrderSeq } }) => {
    if (!subscribedOrderSeq) throw redirect({ to: '/mypage/wellOrder/subscribedOrderList', replace: true })
    const { subscribedSeq } = await orGone(queryClient.ensureQueryData(myOrderQuery(subscribedOrderSeq)))
    return queryClient.ensureQueryData(menuQuery(subscribedSeq))
  },
  component: Screen,
  notFoundComponent: OwnSubscriptionGone,
})

function Screen() {
  const { subscribedOrderSeq, day: chosen } = Route.useSearch()
  return subscribedOrderSeq ? <SubscribedMyMenuScreen subscribedOrderSeq={subscribedOrderSeq} day={chosen} /> : null
}
