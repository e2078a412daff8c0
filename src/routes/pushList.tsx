import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { noticesQuery } from '#src/areas/support/notifications/notices.queries.ts'
import { NoticesScreen } from '#src/areas/support/notifications/notices.screen.tsx'

export const Route = createFileRoute('/pushList')({
  staticData: screen({ kind: 'list', title: msg`알림` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureInfiniteQueryData(noticesQuery()),
  component: NoticesScreen,
})
