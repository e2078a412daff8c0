import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { WinnerResultScreen } from '#src/areas/event/winners/winner-result.screen.tsx'
import { winnerResultQuery } from '#src/areas/event/winners/winners.queries.ts'

export const Route = createFileRoute('/service/event/res-detail')({
  staticData: screen({ kind: 'detail', title: msg`당첨 발표` }),
  validateSearch: v.object({ eventSeq: serialNo }),
  loaderDeps: ({ search: { eventSeq } }) => ({ eventSeq }),
  loader: async ({ context: { queryClient }, deps: { eventSeq } }) => {
    if (eventSeq === undefined) throw redirect({ to: '/service/event/res-list', replace: true })
    await queryClient.ensureQueryData(winnerResultQuery(eventSeq))
    return { eventSeq }
  },
  component: Screen,
})

function Screen() {
  return <WinnerResultScreen eventSeq={Route.useLoaderData().eventSeq} />
}
