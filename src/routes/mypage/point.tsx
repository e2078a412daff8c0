import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { pointKind } from '#src/areas/purse/points/points-search.ts'
import { endingQuery, movementsQuery, pointsQuery } from '#src/areas/purse/points/points.queries.ts'
import { PointsScreen } from '#src/areas/purse/points/points.screen.tsx'

export const Route = createFileRoute('/mypage/point')({
  staticData: screen({ kind: 'list', title: msg`포인트` }),
  validateSearch: v.object({ kind: pointKind }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { kind } }) => {
    void queryClient.prefetchInfiniteQuery(movementsQuery(kind))
    await Promise.all([queryClient.ensureQueryData(pointsQuery()), queryClient.ensureQueryData(endingQuery())])
  },
  component: Screen,
})

function Screen() {
  return <PointsScreen kind={Route.useSearch().kind} />
}
