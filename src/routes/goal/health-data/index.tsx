import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { ageQuery } from '#src/areas/goal/age/age.queries.ts'
import { HealthAgeScreen } from '#src/areas/goal/age/age.screen.tsx'
import { goalUserQuery, lastDataQuery, monthQuery } from '#src/areas/goal/kit/goal.queries.ts'
import { today } from '#src/lib/days.ts'

/** Which age; anything else reads as the whole. */
const type = v.fallback(v.optional(v.picklist(['body', 'heart', 'metabolism'])), undefined)

export const Route = createFileRoute('/goal/health-data/')({
  staticData: screen({ kind: 'detail', title: msg`건강나이` }),
  validateSearch: v.object({ type }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const day = today(new Date())
    return Promise.all([
      queryClient.ensureQueryData(ageQuery(deps.type ?? 'total')),
      queryClient.ensureQueryData(goalUserQuery()),
      queryClient.ensureQueryData(monthQuery(day)),
      queryClient.ensureQueryData(lastDataQuery(day)),
    ])
  },
  component: Screen,
})

function Screen() {
  return <HealthAgeScreen type={Route.useSearch().type ?? 'total'} />
}
