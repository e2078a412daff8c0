import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { DEVICES } from '#src/areas/devices/measure/devices.ts'
import { prefetchMeasuring } from '#src/areas/devices/measure/measure.queries.ts'
import { MeasureScreen } from '#src/areas/devices/measure/measure.screen.tsx'

export const Route = createFileRoute('/healthlog/isensMeasurement')({
  staticData: screen({ kind: 'flow', title: msg`혈당 재기` }),
  loader: ({ context: { queryClient } }) => prefetchMeasuring(queryClient),
  component: () => <MeasureScreen device={DEVICES.isens} />,
})
