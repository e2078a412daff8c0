import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { activityQuery, bodyQuery, goalQuery, goalUserQuery, lastDataQuery } from '#src/areas/goal/kit/goal.queries.ts'
import { measuresFirst } from '#src/areas/goal/set/guard.ts'
import { GoalSetScreen } from '#src/areas/goal/set/set.screen.tsx'
import { addDays, today } from '#src/lib/days.ts'

const search = v.object({
  step: v.fallback(v.optional(v.picklist(['kind', 'target', 'pace', 'daily'])), undefined),
  /** `menu`: come from the menu, by way of the goal's page that has none; not on the way. */
  from: v.fallback(v.optional(v.literal('menu')), undefined),
})

export const Route = createFileRoute('/goal/regi')({
  staticData: screen({ kind: 'survey', title: msg`목표 정하기` }),
  validateSearch: search,
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ context: { queryClient }, deps: { from } }) => {
    const day = today(new Date())
    const last = await queryClient.ensureQueryData(lastDataQuery(day)).catch(() => null)
    if (measuresFirst(from, last)) throw redirect({ to: '/goal/health-data', search: {}, replace: true })
    await Promise.all([
      queryClient.ensureQueryData(goalQuery()),
      queryClient.ensureQueryData(goalUserQuery()),
      queryClient.ensureQueryData(bodyQuery()),
      queryClient.ensureQueryData(activityQuery(addDays(day, -28), day)),
    ])
  },
  component: Screen,
})

function Screen() {
  return <GoalSetScreen step={Route.useSearch().step} />
}
