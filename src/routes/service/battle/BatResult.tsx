import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { battleSearch } from '#src/areas/battle/battle-search.ts'
import { battleQuery, loadResult, meantBy } from '#src/areas/battle/battle.queries.ts'
import { BattleGone } from '#src/areas/battle/match/gone.ts'
import { ResultScreen } from '#src/areas/battle/match/result.screen.tsx'

export const Route = createFileRoute('/service/battle/BatResult')({
  staticData: screen({ kind: 'result', title: msg`배틀 결과` }),
  validateSearch: battleSearch,
  loaderDeps: ({ search: { batSeq } }) => ({ batSeq }),
  loader: async ({ context: { queryClient }, deps: { batSeq } }) => {
    if (batSeq === undefined) {
      const newest = await meantBy(queryClient, 'over')
      throw newest === undefined
        ? redirect({ to: '/service/battle/BatList', replace: true })
        : redirect({ to: '/service/battle/BatResult', search: { batSeq: newest }, replace: true })
    }
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told
    if (!(await loadResult(queryClient, batSeq))) throw notFound()
    await queryClient.ensureQueryData(battleQuery())
  },
  notFoundComponent: BattleGone,
  component: Screen,
})

function Screen() {
  const { batSeq } = Route.useSearch()
  return batSeq === undefined ? null : <ResultScreen batSeq={batSeq} />
}
