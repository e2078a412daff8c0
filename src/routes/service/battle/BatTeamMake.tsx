import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { battleSearch } from '#src/areas/battle/battle-search.ts'
import { battleQuery, loadBattle } from '#src/areas/battle/battle.queries.ts'
import { MakeScreen } from '#src/areas/battle/make/make.screen.tsx'
import { BattleGone } from '#src/areas/battle/match/gone.ts'

export const Route = createFileRoute('/service/battle/BatTeamMake')({
  staticData: screen({ kind: 'flow', title: msg`한판 걸기` }),
  validateSearch: battleSearch,
  loaderDeps: ({ search: { batSeq } }) => ({ batSeq }),
  loader: async ({ context: { queryClient }, deps: { batSeq } }) => {
    await queryClient.ensureQueryData(battleQuery())
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told
    if (batSeq !== undefined && (await loadBattle(queryClient, batSeq)) === undefined) throw notFound()
  },
  notFoundComponent: BattleGone,
  component: Screen,
})

function Screen() {
  return <MakeScreen again={Route.useSearch().batSeq} />
}
