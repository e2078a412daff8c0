import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { openAddFoods } from '#src/areas/meal/add/open.ts'
import { addFoodsSearch } from '#src/areas/meal/add/search.ts'
import { AddFoodsScreen } from '#src/areas/meal/add/add-foods.screen.tsx'
import { useAskedMeal } from '#src/areas/meal/add/use-asked-meal.ts'

export const Route = createFileRoute('/healthlog/mealRecordWrite')({
  staticData: screen({ kind: 'form', title: msg`음식 담기` }),
  validateSearch: addFoodsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient } }) => openAddFoods(queryClient),
  component: Screen,
})

function Screen() {
  return <AddFoodsScreen {...useAskedMeal(Route.useSearch())} start="recent" />
}
