import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { mallOrdersQuery } from '#src/areas/orders/mall/mall-orders.queries.ts'
import { MallOrdersScreen } from '#src/areas/orders/mall/mall-orders.screen.tsx'

export const Route = createFileRoute('/mypage/wellMallOrderList')({
  staticData: screen({ kind: 'list', title: msg`상품 주문` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureInfiniteQueryData(mallOrdersQuery()),
  component: MallOrdersScreen,
})
