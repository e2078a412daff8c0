import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { MenuScreen } from '#src/areas/home/menu/menu.screen.tsx'

export const Route = createFileRoute('/my/menu')({
  staticData: screen({
    kind: 'settings',
    title: msg`전체`,
    bottomNavigation: true,
    backButton: false,
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(memberQuery()),
  component: MenuScreen,
})
