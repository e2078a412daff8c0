import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day } from '#src/app/search.ts'
import { useNow } from '#src/app/use-now.ts'
import { boardDay, prefetchBoard } from '#src/areas/coach/board/board.queries.ts'
import { MealBoardScreen } from '#src/areas/coach/board/meal-board.screen.tsx'

export const Route = createFileRoute('/coach/mealBoard')({
  staticData: screen({ kind: 'detail', title: msg`식단 코치` }),
  validateSearch: v.object({ day }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => prefetchBoard(queryClient, boardDay(deps.day, new Date())),
  component: Screen,
})

function Screen() {
  return <MealBoardScreen day={boardDay(Route.useSearch().day, useNow())} />
}
