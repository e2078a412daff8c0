import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { prefetchHub } from '#src/areas/records/hub/hub.queries.ts'
import { HubScreen } from '#src/areas/records/hub/hub.screen.tsx'

export const Route = createFileRoute('/healthlog/healthlog')({
  staticData: screen({ kind: 'hub', title: msg`기록`, logo: false, notificationIcon: false, menuBar: false }),
  loader: ({ context: { queryClient } }) => prefetchHub(queryClient, new Date()),
  component: HubScreen,
})
