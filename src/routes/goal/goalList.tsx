import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { goalQuery } from '#src/areas/goal/kit/goal.queries.ts'
import { weighingsQuery } from '#src/areas/goal/way/way.queries.ts'
import { GoalWayScreen } from '#src/areas/goal/way/way.screen.tsx'
import { today } from '#src/lib/days.ts'

export const Route = createFileRoute('/goal/goalList')({
  staticData: screen({ kind: 'detail', title: msg`내 목표` }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(goalQuery()),
      queryClient.ensureQueryData(weighingsQuery(today(new Date()))),
    ]),
  component: GoalWayScreen,
})
