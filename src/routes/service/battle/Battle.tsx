import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { battleSearch } from '#src/areas/battle/battle-search.ts'
import { loadBattle } from '#src/areas/battle/battle.queries.ts'
import { BattleScreen } from '#src/areas/battle/match/battle.screen.tsx'
import { BattleGone } from '#src/areas/battle/match/gone.ts'

export const Route = createFileRoute('/service/battle/Battle')({
  staticData: screen({ kind: 'detail', title: msg`배틀` }),
  validateSearch: battleSearch,
  loaderDeps: ({ search: { batSeq } }) => ({ batSeq }),
  loader: async ({ context: { queryClient }, deps: { batSeq } }) => {
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told
    if ((await loadBattle(queryClient, batSeq)) === undefined && batSeq !== undefined) throw notFound()
  },
  notFoundComponent: BattleGone,
  component: Screen,
})

function Screen() {
  return <BattleScreen batSeq={Route.useSearch().batSeq} />
}
