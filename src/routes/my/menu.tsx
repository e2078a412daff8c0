import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { loadDrawings } from '#src/areas/start/places/place-icons.ts'
import { MenuScreen } from '#src/areas/start/everything/menu.screen.tsx'

export const Route = createFileRoute('/my/menu')({
  staticData: screen({
    kind: 'settings',
    title: msg`전체`,
    bottomNavigation: true,
    backButton: false,
    search: () => import('#src/areas/start/search/search-overlay.tsx'),
  }),
  loader: ({ context: { queryClient } }) => Promise.all([queryClient.ensureQueryData(memberQuery()), loadDrawings()]),
  component: MenuScreen,
})
