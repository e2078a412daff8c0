import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { foodWord } from '#src/app/search.ts'
import { pastMealsQuery } from '#src/areas/meal/past/past.queries.ts'
import { PastScreen } from '#src/areas/meal/past/past.screen.tsx'

const search = v.object({ q: foodWord })

export const Route = createFileRoute('/healthlog/record/entire')({
  staticData: screen({ kind: 'list', title: msg`지난 식사` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  // Signed out nothing is asked [ROU-13]; signed in the page waits in place, so that the field stands at once.
  loader: async ({ context: { queryClient, session }, deps: { q } }) => {
    if ((await session.settled()) === 'signedIn') void queryClient.prefetchInfiniteQuery(pastMealsQuery(q, undefined))
  },
  component: Screen,
})

function Screen() {
  return <PastScreen word={Route.useSearch().q} />
}
