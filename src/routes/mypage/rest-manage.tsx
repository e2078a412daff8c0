import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { allRestaurantsQuery, myRestaurantsQuery } from '#src/areas/meal/restaurants/restaurants.queries.ts'
import { RestaurantsScreen } from '#src/areas/meal/restaurants/restaurants.screen.tsx'

export const Route = createFileRoute('/mypage/rest-manage')({
  staticData: screen({ kind: 'list', title: msg`식당 관리` }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(myRestaurantsQuery()),
      queryClient.ensureQueryData(allRestaurantsQuery()),
    ]),
  component: RestaurantsScreen,
})
