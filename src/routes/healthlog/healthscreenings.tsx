import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { checkupQuery, titleQuery } from '#src/areas/checkup/years/years.queries.ts'
import { YearsScreen } from '#src/areas/checkup/years/years.screen.tsx'

/** The check-up meant; without one the newest. */
const search = v.object({ checkup: serialNo })

export const Route = createFileRoute('/healthlog/healthscreenings')({
  staticData: screen({ kind: 'detail', title: msg`건강검진` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([queryClient.ensureQueryData(titleQuery()), queryClient.ensureQueryData(checkupQuery(deps.checkup))]),
  component: Screen,
})

function Screen() {
  return <YearsScreen checkupSeq={Route.useSearch().checkup} />
}
