import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { lastChallengesQuery } from '#src/areas/challenge/challenge.queries.ts'
import { LastListScreen } from '#src/areas/challenge/list/last-list.screen.tsx'

export const Route = createFileRoute('/challenge/lastchallenge')({
  staticData: screen({ kind: 'list', title: msg`끝난 챌린지` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureInfiniteQueryData(lastChallengesQuery(false)),
  component: Screen,
})

function Screen() {
  return <LastListScreen list="plain" />
}
