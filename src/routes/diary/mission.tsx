import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day } from '#src/app/search.ts'
import { useNow } from '#src/app/use-now.ts'
import { MissionScreen } from '#src/areas/coach/practice/mission.screen.tsx'
import { prefetchPractice } from '#src/areas/coach/practice/practice.queries.ts'
import { today } from '#src/lib/days.ts'

export const Route = createFileRoute('/diary/mission')({
  staticData: screen({ kind: 'list', title: msg`오늘 실천` }),
  validateSearch: v.object({ day }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => prefetchPractice(queryClient, shownDay(deps.day, new Date())),
  component: Screen,
})

/** A day to come reads as today. */
function shownDay(asked: string | undefined, now: Date): string {
  return asked !== undefined && asked < today(now) ? asked : today(now)
}

function Screen() {
  return <MissionScreen day={shownDay(Route.useSearch().day, useNow())} />
}
