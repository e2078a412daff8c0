import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { prefetchWeight } from '#src/areas/records/weight/weight.queries.ts'
import { WeightRecordScreen } from '#src/areas/records/weight/weight-record.screen.tsx'

export const Route = createFileRoute('/healthlog/WeightRecord')({
  staticData: screen({ kind: 'graph', title: msg`체중` }),
  loader: ({ context: { queryClient } }) => prefetchWeight(queryClient, new Date()),
  component: WeightRecordScreen,
})
