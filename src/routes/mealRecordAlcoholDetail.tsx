import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day } from '#src/app/search.ts'
import { useNow } from '#src/app/use-now.ts'
import { DrinkDetailScreen } from '#src/areas/meal/drinks/drink-detail.screen.tsx'
import { dayShown, drinkDayQuery } from '#src/areas/meal/drinks/drinks.queries.ts'

export const Route = createFileRoute('/mealRecordAlcoholDetail')({
  staticData: screen({ kind: 'detail', title: msg`술 기록` }),
  validateSearch: v.object({ day }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(drinkDayQuery(dayShown(deps.day, new Date()))),
  component: Screen,
})

function Screen() {
  return <DrinkDetailScreen day={dayShown(Route.useSearch().day, useNow())} />
}
