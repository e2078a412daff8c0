import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { lastChallengesQuery } from '#src/areas/challenge/challenge.queries.ts'
import { LastListScreen } from '#src/areas/challenge/list/last-list.screen.tsx'

export const Route = createFileRoute('/challenge/lastPremiumchallenge')({
  staticData: screen({ kind: 'list', title: msg`영양사와 함께한 챌린지` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureInfiniteQueryData(lastChallengesQuery(true)),
  component: Screen,
})

function Screen() {
  return <LastListScreen list="intensive" />
}
