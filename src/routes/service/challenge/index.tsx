import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { myChallengesQuery, offersQuery, ownOffersQuery } from '#src/areas/challenge/challenge.queries.ts'
import { HubScreen } from '#src/areas/challenge/hub/hub.screen.tsx'
import { memberQuery } from '#src/domain/member/use-member.ts'

export const Route = createFileRoute('/service/challenge/')({
  staticData: screen({ kind: 'list', title: msg`챌린지` }),
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(offersQuery())
    void queryClient.prefetchQuery(ownOffersQuery())
    await Promise.all([queryClient.ensureQueryData(myChallengesQuery()), queryClient.ensureQueryData(memberQuery())])
  },
  component: HubScreen,
})
