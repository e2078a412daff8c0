import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { offersQuery } from '#src/areas/orders/subscription/subscription.queries.ts'
import { SubscribedListScreen } from '#src/areas/orders/subscription/subscribed-list.screen.tsx'

export const Route = createFileRoute('/mypage/wellOrder/subscribedList')({
  staticData: screen({ kind: 'list', title: msg`구독 둘러보기` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(offersQuery()),
  component: SubscribedListScreen,
})
