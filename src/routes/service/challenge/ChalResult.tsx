import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { challengeSearch } from '#src/areas/challenge/challenge-search.ts'
import { ChallengePage } from '#src/areas/challenge/detail/challenge-page.tsx'
import { loadChallenge } from '#src/areas/challenge/detail/detail-route.ts'
import { Gone } from '#src/areas/challenge/detail/gone.ts'

export const Route = createFileRoute('/service/challenge/ChalResult')({
  staticData: screen({ kind: 'detail', title: msg`챌린지` }),
  validateSearch: challengeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    loadChallenge(queryClient, { ...deps, view: deps.view ?? 'result' }, ['STEP', 'MISSION']),
  notFoundComponent: Gone,
  component: Screen,
})

function Screen() {
  return <ChallengePage search={Route.useSearch()} start="result" />
}
