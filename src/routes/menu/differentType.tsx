import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { DifferentTypeScreen } from '#src/areas/coach/type/different-type.screen.tsx'
import { ownTypeQuery, typesQuery } from '#src/areas/coach/type/type.queries.ts'

/** One type alone; without it all of them. */
const search = v.object({ code: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{4}$/))), undefined) })

export const Route = createFileRoute('/menu/differentType')({
  staticData: screen({ kind: 'list', title: msg`다른 식사 유형` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(ownTypeQuery()), queryClient.ensureQueryData(typesQuery())]),
  component: Screen,
})

function Screen() {
  return <DifferentTypeScreen code={Route.useSearch().code} />
}
