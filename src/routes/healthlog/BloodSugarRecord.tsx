import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { yes } from '#src/app/search.ts'
import { prefetchSugar } from '#src/areas/records/blood-sugar/blood-sugar.queries.ts'
import { BloodSugarScreen } from '#src/areas/records/blood-sugar/blood-sugar.screen.tsx'
import { prefetchMayType } from '#src/domain/index-record/may-type.ts'

export const Route = createFileRoute('/healthlog/BloodSugarRecord')({
  staticData: screen({ kind: 'graph', title: msg({ message: '혈당', context: '기록' }) }),
  validateSearch: v.object({ add: yes }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { add } }) =>
    Promise.all([prefetchSugar(queryClient, new Date()), add && prefetchMayType(queryClient)]),
  component: Screen,
})

function Screen() {
  return <BloodSugarScreen adding={Route.useSearch().add === 'Y'} />
}
