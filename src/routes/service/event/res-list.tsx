import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { WinnerListScreen } from '#src/areas/event/winners/winner-list.screen.tsx'
import { ownPrizesQuery, winnersQuery } from '#src/areas/event/winners/winners.queries.ts'

export const Route = createFileRoute('/service/event/res-list')({
  staticData: screen({ kind: 'list', title: msg`당첨 발표` }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownPrizesQuery())
    return queryClient.ensureQueryData(winnersQuery())
  },
  component: WinnerListScreen,
})
