import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day } from '#src/app/search.ts'
import { useNow } from '#src/app/use-now.ts'
import { WeekCards } from '#src/areas/meal/week/week-cards.tsx'
import { loadWeek } from '#src/areas/reports/week/week.queries.ts'
import { WeekScreen } from '#src/areas/reports/week/week.screen.tsx'
import { mondayOf } from '#src/areas/reports/week/week.ts'
import { isDay, today, type Day } from '#src/lib/days.ts'

/** A day of the week meant, by either name; without one the last full week. */
const search = v.object({ week: day, day })

const mondayIn = ({ week, day: asked }: { week?: Day | undefined; day?: Day | undefined }, now: Date) => {
  const meant = week ?? asked
  return mondayOf(meant !== undefined && isDay(meant) ? meant : undefined, today(now))
}

export const Route = createFileRoute('/healthlog/weeklyReport')({
  staticData: screen({ kind: 'detail', title: msg`주간 리포트` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadWeek(queryClient, mondayIn(deps, new Date())),
  component: Screen,
})

function Screen() {
  const monday = mondayIn(Route.useSearch(), useNow())
  return <WeekScreen monday={monday} meals={<WeekCards monday={monday} />} />
}
