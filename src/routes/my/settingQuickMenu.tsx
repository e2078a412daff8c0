import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { quickMenuSettingsQuery } from '#src/areas/account/quick-menu/quick-menu.queries.ts'
import { QuickMenuScreen } from '#src/areas/account/quick-menu/quick-menu.screen.tsx'

export const Route = createFileRoute('/my/settingQuickMenu')({
  staticData: screen({ kind: 'settings', title: msg`빠른 메뉴` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(quickMenuSettingsQuery()),
  component: QuickMenuScreen,
})
