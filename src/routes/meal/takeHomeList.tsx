import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code, day } from '#src/app/search.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { prefetchTakeHome } from '#src/areas/meal/take-home/take-home.queries.ts'
import { TakeHomeScreen } from '#src/areas/meal/take-home/take-home.screen.tsx'

const search = v.object({ restaurantCode: code, salesDt: day })

export const Route = createFileRoute('/meal/takeHomeList')({
  staticData: screen({ kind: 'list', title: msg`집에서 먹기` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { restaurantCode, salesDt } }) =>
    Promise.all([queryClient.ensureQueryData(memberQuery()), prefetchTakeHome(queryClient, restaurantCode, salesDt)]),
  component: Screen,
})

function Screen() {
  return <TakeHomeScreen {...Route.useSearch()} />
}
