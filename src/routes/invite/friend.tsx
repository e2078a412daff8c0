import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { loadInvite } from '#src/areas/event/invite/invite.queries.ts'
import { InviteScreen, InviteToChallenge } from '#src/areas/event/invite/invite.screen.tsx'

export const Route = createFileRoute('/invite/friend')({
  staticData: screen({ kind: 'detail', title: msg`동료 초대` }),
  loader: ({ context: { queryClient } }) => loadInvite(queryClient),
  component: Screen,
})

function Screen() {
  const eventSeq = Route.useLoaderData()
  return eventSeq === null ? <InviteToChallenge /> : <InviteScreen eventSeq={eventSeq} />
}
