import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day, mealType } from '#src/app/search.ts'
import { useNow } from '#src/app/use-now.ts'
import { foodsQuery } from '#src/areas/meal/foods/foods.queries.ts'
import { FoodsScreen } from '#src/areas/meal/foods/foods.screen.tsx'
import { dayOfSearch } from '#src/domain/meal/day-of-search.ts'

/** A day, today unless said, and one meal of it if said. */
const search = v.object({ day, meal: mealType })

export const Route = createFileRoute('/diary/intakeList')({
  staticData: screen({ kind: 'list', title: msg`드신 음식` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { day, meal } }) =>
    queryClient.ensureQueryData(foodsQuery(dayOfSearch(day, new Date()), meal)),
  component: Screen,
})

function Screen() {
  const { day, meal } = Route.useSearch()
  const now = useNow()
  return <FoodsScreen day={dayOfSearch(day, now)} meal={meal} />
}
