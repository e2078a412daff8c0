import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { yes } from '#src/app/search.ts'
import { prefetchPressure } from '#src/areas/records/blood-pressure/blood-pressure.queries.ts'
import { BloodPressureScreen } from '#src/areas/records/blood-pressure/blood-pressure.screen.tsx'
import { prefetchMayType } from '#src/domain/index-record/may-type.ts'

export const Route = createFileRoute('/healthlog/BloodpressureRecord')({
  staticData: screen({ kind: 'graph', title: msg({ message: '혈압', context: '기록' }) }),
  validateSearch: v.object({ add: yes }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { add } }) =>
    Promise.all([prefetchPressure(queryClient, new Date()), add && prefetchMayType(queryClient)]),
  component: Screen,
})

function Screen() {
  const { add } = Route.useSearch()
  return <BloodPressureScreen adding={add === 'Y'} />
}
