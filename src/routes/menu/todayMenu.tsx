import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { todayMenuQuery, userRestaurantsQuery } from '#src/domain/meal/menu.queries.ts'
import { TodayMenuScreen } from '#src/areas/meal/today/today-menu.screen.tsx'
import { code, day } from '#src/app/search.ts'

const search = v.object({ restaurantCode: code, menuDt: day, menuMealType: code })

export const Route = createFileRoute('/menu/todayMenu')({
  staticData: screen({ kind: 'menu', title: msg`오늘 식단` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.ensureQueryData(memberQuery()),
      queryClient.ensureQueryData(userRestaurantsQuery()),
      queryClient.ensureQueryData(todayMenuQuery(deps.restaurantCode, deps.menuDt)),
    ]),
  component: Screen,
})

function Screen() {
  return <TodayMenuScreen {...Route.useSearch()} />
}
