import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { battleSearch } from '#src/areas/battle/battle-search.ts'
import { loadBattle, meantBy } from '#src/areas/battle/battle.queries.ts'
import { BattleGone } from '#src/areas/battle/match/gone.ts'
import { InvitationScreen } from '#src/areas/battle/make/invitation.screen.tsx'

export const Route = createFileRoute('/service/battle/BattleInvitaion')({
  staticData: screen({ kind: 'detail', title: msg`배틀 초대` }),
  validateSearch: battleSearch,
  loaderDeps: ({ search: { batSeq } }) => ({ batSeq }),
  loader: async ({ context: { queryClient }, deps: { batSeq } }) => {
    if (batSeq === undefined) {
      const meant = await meantBy(queryClient, 'asked')
      throw meant === undefined
        ? redirect({ to: '/service/battle/BatList', replace: true })
        : redirect({ to: '/service/battle/BattleInvitaion', search: { batSeq: meant }, replace: true })
    }
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told
    if ((await loadBattle(queryClient, batSeq)) === undefined) throw notFound()
  },
  notFoundComponent: BattleGone,
  component: Screen,
})

function Screen() {
  const { batSeq } = Route.useSearch()
  return batSeq === undefined ? null : <InvitationScreen batSeq={batSeq} />
}
