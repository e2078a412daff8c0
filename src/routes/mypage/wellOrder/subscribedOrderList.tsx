import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { myOrdersQuery } from '#src/areas/orders/subscription/subscription.queries.ts'
import { SubscribedOrderListScreen } from '#src/areas/orders/subscription/subscribed-order-list.screen.tsx'

export const Route = createFileRoute('/mypage/wellOrder/subscribedOrderList')({
  staticData: screen({ kind: 'list', title: msg`구독 식단` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureInfiniteQueryData(myOrdersQuery()),
  component: SubscribedOrderListScreen,
})
