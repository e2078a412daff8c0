import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { DrinkListScreen } from '#src/areas/meal/drinks/drink-list.screen.tsx'
import { prefetchDrinkList } from '#src/areas/meal/drinks/drinks.queries.ts'

export const Route = createFileRoute('/mealRecordAlcohol')({
  staticData: screen({ kind: 'list', title: msg`술 기록` }),
  loader: ({ context: { queryClient } }) => prefetchDrinkList(queryClient, new Date()),
  component: DrinkListScreen,
})
