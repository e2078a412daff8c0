import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day } from '#src/app/search.ts'
import { DrinkFormScreen } from '#src/areas/meal/drinks/drink-form.screen.tsx'
import { dayShown, prefetchDrinkForm } from '#src/areas/meal/drinks/drinks.queries.ts'
import { useDayShown } from '#src/areas/meal/drinks/use-day-shown.ts'

export const Route = createFileRoute('/diary/alcoholRegi')({
  staticData: screen({ kind: 'form', title: msg`술 기록` }),
  validateSearch: v.object({ day }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => prefetchDrinkForm(queryClient, dayShown(deps.day, new Date())),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DrinkFormScreen
      day={useDayShown(search.day)}
      onDay={(next) => void navigate({ search: { day: next }, replace: true })}
    />
  )
}
