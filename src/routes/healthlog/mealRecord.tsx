import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day } from '#src/app/search.ts'
import { useNow } from '#src/app/use-now.ts'
import { prefetchDay } from '#src/areas/meal/day/day.queries.ts'
import { DayScreen } from '#src/areas/meal/day/day.screen.tsx'
import { dayOfSearch } from '#src/domain/meal/day-of-search.ts'

/** Any day that is not ahead; without one today. */
const search = v.object({ day })

export const Route = createFileRoute('/healthlog/mealRecord')({
  staticData: screen({ kind: 'detail', title: msg`식사 기록` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => prefetchDay(queryClient, dayOfSearch(deps.day, new Date())),
  component: Screen,
})

function Screen() {
  return <DayScreen day={dayOfSearch(Route.useSearch().day, useNow())} />
}
