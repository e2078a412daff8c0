import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day, mealType } from '#src/app/search.ts'
import { useNow } from '#src/app/use-now.ts'
import { prefetchMeal } from '#src/areas/meal/one-meal/one-meal.queries.ts'
import { OneMealScreen } from '#src/areas/meal/one-meal/one-meal.screen.tsx'
import { dayOfSearch } from '#src/domain/meal/day-of-search.ts'

/** A meal of a day; without a day today's. */
const search = v.object({ day, meal: mealType })

export const Route = createFileRoute('/diary/detail')({
  staticData: screen({ kind: 'detail', title: msg`식사` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    // Without a meal there is nothing to show; its day has all of them.
    if (!deps.meal) throw redirect({ to: '/healthlog/mealRecord', search: { day: deps.day }, replace: true })
    return prefetchMeal(queryClient, dayOfSearch(deps.day, new Date()), deps.meal)
  },
  component: Screen,
})

function Screen() {
  const { day, meal } = Route.useSearch()
  const now = useNow()
  return meal ? <OneMealScreen day={dayOfSearch(day, now)} meal={meal} /> : null
}
