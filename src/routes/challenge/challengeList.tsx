import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { yes } from '#src/app/search.ts'
import { allChallengesQuery } from '#src/areas/challenge/challenge.queries.ts'
import { kindInAddress } from '#src/areas/challenge/challenge-search.ts'
import { ListScreen } from '#src/areas/challenge/list/list.screen.tsx'

export const Route = createFileRoute('/challenge/challengeList')({
  staticData: screen({ kind: 'list', title: msg`챌린지 고르기` }),
  validateSearch: v.object({ all: yes, kind: kindInAddress }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { all, kind } }) =>
    queryClient.ensureInfiniteQueryData(allChallengesQuery(all !== 'Y', kind)),
  component: Screen,
})

function Screen() {
  const { all, kind } = Route.useSearch()
  return <ListScreen isAll={all === 'Y'} kind={kind} />
}
