import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { DevicesScreen } from '#src/areas/devices/link/devices.screen.tsx'
import { prefetchDevices } from '#src/areas/devices/link/link.queries.ts'

export const Route = createFileRoute('/healthlog/deviceInterlock')({
  staticData: screen({ kind: 'settings', title: msg`기기 연결` }),
  loader: ({ context: { queryClient } }) => prefetchDevices(queryClient),
  component: DevicesScreen,
})
