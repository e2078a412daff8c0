import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { DEVICES } from '#src/areas/devices/measure/devices.ts'
import { prefetchMeasuring } from '#src/areas/devices/measure/measure.queries.ts'
import { ConnectScreen } from '#src/areas/devices/measure/connect.screen.tsx'

export const Route = createFileRoute('/healthlog/isensConnect')({
  staticData: screen({ kind: 'flow', title: msg`기기 연결` }),
  loader: ({ context: { queryClient } }) => prefetchMeasuring(queryClient),
  component: () => <ConnectScreen device={DEVICES.isens} />,
})
