import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { loadPushSettings } from '#src/areas/account/push-settings/push-settings.queries.ts'
import { PushSettingsScreen } from '#src/areas/account/push-settings/push-settings.screen.tsx'

export const Route = createFileRoute('/mypage/push/list')({
  staticData: screen({ kind: 'settings', title: msg`알림 받기` }),
  loader: ({ context: { queryClient } }) => loadPushSettings(queryClient),
  component: PushSettingsScreen,
})
