import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { battleListSearch } from '#src/areas/battle/battle-search.ts'
import { battlesQuery, newsQuery } from '#src/areas/battle/battle.queries.ts'
import { BattleListScreen } from '#src/areas/battle/match/list.screen.tsx'

export const Route = createFileRoute('/service/battle/BatList')({
  staticData: screen({ kind: 'list', title: msg`배틀` }),
  validateSearch: battleListSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context: { queryClient }, deps: { tab } }) =>
    Promise.all([
      queryClient.ensureInfiniteQueryData(battlesQuery()),
      tab === 'news' ? queryClient.ensureInfiniteQueryData(newsQuery()) : undefined,
    ]),
  component: Screen,
})

function Screen() {
  return <BattleListScreen tab={Route.useSearch().tab ?? 'battles'} />
}
