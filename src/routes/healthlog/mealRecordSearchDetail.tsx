import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { loadFood } from '#src/areas/meal/add/food-page.ts'
import { FoodScreen } from '#src/areas/meal/add/food.screen.tsx'
import { foodSearch } from '#src/areas/meal/add/search.ts'
import { useAskedMeal } from '#src/areas/meal/add/use-asked-meal.ts'

export const Route = createFileRoute('/healthlog/mealRecordSearchDetail')({
  staticData: screen({ kind: 'form', title: msg`먹은 양` }),
  validateSearch: foodSearch,
  loaderDeps: ({ search: { foodId, hcUclSeqNo } }) => ({ foodId, hcUclSeqNo }),
  loader: ({ context: { queryClient }, deps }) => loadFood(queryClient, deps),
  component: Screen,
})

function Screen() {
  const { day, meal } = useAskedMeal(Route.useSearch())
  const { food, record } = Route.useLoaderData()
  return (
    <FoodScreen
      food={food}
      day={record?.eatDt.slice(0, 8) ?? day}
      meal={record?.menuMealType ?? meal}
      record={record ?? undefined}
    />
  )
}
