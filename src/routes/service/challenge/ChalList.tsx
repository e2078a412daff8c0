import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { myChallengesQuery } from '#src/areas/challenge/challenge.queries.ts'
import { MineScreen } from '#src/areas/challenge/list/mine.screen.tsx'

export const Route = createFileRoute('/service/challenge/ChalList')({
  staticData: screen({ kind: 'list', title: msg`내 챌린지` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(myChallengesQuery()),
  component: MineScreen,
})
