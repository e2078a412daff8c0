import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { ChoiceListScreen } from '#src/areas/meal/choice/choice-list.screen.tsx'
import { choicesQuery } from '#src/areas/meal/choice/choice.queries.ts'

export const Route = createFileRoute('/meal/choice-list')({
  staticData: screen({ kind: 'list', title: msg`메뉴 고르기` }),
  validateSearch: v.object({ restaurantCode: code }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { restaurantCode } }) =>
    queryClient.ensureQueryData(choicesQuery(restaurantCode)),
  component: Screen,
})

function Screen() {
  return <ChoiceListScreen {...Route.useSearch()} />
}
