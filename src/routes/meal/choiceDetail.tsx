import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code, serialNo } from '#src/app/search.ts'
import { ChoiceDetailScreen } from '#src/areas/meal/choice/choice-detail.screen.tsx'
import { choicesQuery } from '#src/areas/meal/choice/choice.queries.ts'

export const Route = createFileRoute('/meal/choiceDetail')({
  staticData: screen({ kind: 'detail', title: msg`메뉴 고르기` }),
  validateSearch: v.object({ choiceSeq: serialNo, restaurantCode: code }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { restaurantCode } }) =>
    queryClient.ensureQueryData(choicesQuery(restaurantCode)),
  component: Screen,
})

function Screen() {
  return <ChoiceDetailScreen {...Route.useSearch()} />
}
