import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { favouritesQuery } from '#src/areas/exercise/favourites/favourites.queries.ts'
import { FavouritesScreen } from '#src/areas/exercise/favourites/favourites.screen.tsx'

export const Route = createFileRoute('/healthlog/exerciseAiFavorite')({
  staticData: screen({ kind: 'list', title: msg`즐겨찾는 운동` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureInfiniteQueryData(favouritesQuery()),
  component: FavouritesScreen,
})
