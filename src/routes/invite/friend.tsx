import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { code } from '#src/app/search.ts'
import { screen } from '#src/app/screen-data.ts'
import { loadInvite } from '#src/areas/event/invite/invite.queries.ts'
import { InviteScreen, InviteToChallenge } from '#src/areas/event/invite/invite.screen.tsx'

/** `recommCode`: of whoever invited, from the link by which somebody has joined. */
export const Route = createFileRoute('/invite/friend')({
  staticData: screen({ kind: 'detail', title: msg`동료 초대` }),
  validateSearch: v.object({ recommCode: code }),
  loaderDeps: () => ({}),
  loader: ({ context: { queryClient } }) => loadInvite(queryClient),
  component: Screen,
})

function Screen() {
  const eventSeq = Route.useLoaderData()
  const { recommCode } = Route.useSearch()
  return eventSeq === null ? <InviteToChallenge /> : <InviteScreen eventSeq={eventSeq} invitedBy={recommCode} />
}
