import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { yes } from '#src/app/search.ts'
import { allChallengesQuery } from '#src/areas/challenge/challenge.queries.ts'
import { ListScreen } from '#src/areas/challenge/list/list.screen.tsx'

export const Route = createFileRoute('/challenge/challengeList')({
  staticData: screen({ kind: 'list', title: msg`챌린지 고르기` }),
  validateSearch: v.object({ all: yes }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { all } }) => queryClient.ensureInfiniteQueryData(allChallengesQuery(all !== 'Y')),
  component: Screen,
})

function Screen() {
  return <ListScreen isAll={Route.useSearch().all === 'Y'} />
}
