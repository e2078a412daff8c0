import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { OrderListScreen } from '#src/areas/orders/pickup/order-list.screen.tsx'
import { orderTab } from '#src/areas/orders/pickup/pickup-search.ts'
import { ordersQuery, waitingQuery } from '#src/areas/orders/pickup/pickup.queries.ts'

export const Route = createFileRoute('/mypage/wellOrder/wellOrderList')({
  staticData: screen({ kind: 'list', title: msg`예약한 식사` }),
  validateSearch: v.object({ tab: orderTab }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { tab } }) => {
    if (tab === 'past') void queryClient.prefetchInfiniteQuery(ordersQuery())
    return queryClient.ensureQueryData(waitingQuery())
  },
  component: Screen,
})

function Screen() {
  return <OrderListScreen tab={Route.useSearch().tab ?? 'ahead'} />
}
