import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { prefetchHeartRates } from '#src/areas/records/heart-rate/heart-rate.queries.ts'
import { HeartRateScreen } from '#src/areas/records/heart-rate/heart-rate.screen.tsx'

export const Route = createFileRoute('/healthlog/heartRateRecord')({
  staticData: screen({ kind: 'graph', title: msg`심박수` }),
  loader: ({ context: { queryClient } }) => prefetchHeartRates(queryClient, new Date()),
  component: HeartRateScreen,
})
