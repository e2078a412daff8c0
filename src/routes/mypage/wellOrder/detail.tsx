import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { orGone } from '#src/app/or-gone.ts'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { OrderGone } from '#src/areas/orders/pickup/gone.ts'
import { OrderDetailScreen } from '#src/areas/orders/pickup/order-detail.screen.tsx'
import { orderQuery } from '#src/areas/orders/pickup/pickup.queries.ts'

export const Route = createFileRoute('/mypage/wellOrder/detail')({
  staticData: screen({ kind: 'detail', title: msg`예약한 식사` }),
  validateSearch: v.object({ smartOrderSeq: code }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { smartOrderSeq } }) => {
    // Without a number there is no order: the list has what there is.
    if (!smartOrderSeq) throw redirect({ to: '/mypage/wellOrder/wellOrderList', replace: true })
    return orGone(queryClient.ensureQueryData(orderQuery(smartOrderSeq)))
  },
  component: Screen,
  notFoundComponent: OrderGone,
})

function Screen() {
  const { smartOrderSeq } = Route.useSearch()
  return smartOrderSeq ? <OrderDetailScreen smartOrderSeq={smartOrderSeq} /> : null
}
