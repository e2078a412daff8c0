import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day } from '#src/app/search.ts'
import { directQuery, lastQuery } from '#src/areas/goal/measure/measure.queries.ts'
import { MeasureScreen } from '#src/areas/goal/measure/measure.screen.tsx'

export const Route = createFileRoute('/goal/health-data/edit')({
  staticData: screen({ kind: 'form', title: msg`값 적기` }),
  validateSearch: v.object({ day }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(lastQuery()), queryClient.ensureQueryData(directQuery())]),
  component: Screen,
})

function Screen() {
  return <MeasureScreen day={Route.useSearch().day} />
}
