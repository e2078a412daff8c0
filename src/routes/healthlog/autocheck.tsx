import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { DEVICES } from '#src/areas/devices/measure/devices.ts'
import { prefetchMeasuring } from '#src/areas/devices/measure/measure.queries.ts'
import { EitherScreen } from '#src/areas/devices/measure/either.screen.tsx'

export const Route = createFileRoute('/healthlog/autocheck')({
  staticData: screen({ kind: 'flow', title: msg`혈당 재기` }),
  loader: ({ context: { queryClient } }) => prefetchMeasuring(queryClient),
  component: () => <EitherScreen device={DEVICES.autocheck} />,
})
