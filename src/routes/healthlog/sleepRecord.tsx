import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { yes } from '#src/app/search.ts'
import { prefetchNights } from '#src/areas/records/sleep/sleep.queries.ts'
import { SleepScreen } from '#src/areas/records/sleep/sleep.screen.tsx'
import { prefetchMayType } from '#src/domain/index-record/may-type.ts'

export const Route = createFileRoute('/healthlog/sleepRecord')({
  staticData: screen({ kind: 'graph', title: msg`수면` }),
  validateSearch: v.object({ add: yes }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { add } }) =>
    Promise.all([prefetchNights(queryClient, new Date()), add && prefetchMayType(queryClient)]),
  component: Screen,
})

function Screen() {
  return <SleepScreen adding={Route.useSearch().add === 'Y'} />
}
