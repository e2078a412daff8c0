import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day } from '#src/app/search.ts'
import { useNow } from '#src/app/use-now.ts'
import { MissionScreen } from '#src/areas/coach/practice/mission.screen.tsx'
import { prefetchPractice } from '#src/areas/coach/practice/practice.queries.ts'
import { dayOfSearch } from '#src/domain/meal/day-of-search.ts'

export const Route = createFileRoute('/diary/mission')({
  staticData: screen({ kind: 'list', title: msg`오늘 실천` }),
  validateSearch: v.object({ day }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => prefetchPractice(queryClient, dayOfSearch(deps.day, new Date())),
  component: Screen,
})

function Screen() {
  return <MissionScreen day={dayOfSearch(Route.useSearch().day, useNow())} />
}
