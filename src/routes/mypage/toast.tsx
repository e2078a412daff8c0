import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { toastTimeQuery } from '#src/app/settings/settings.queries.ts'
import { ToastTimeScreen } from '#src/areas/account/toast-time/toast-time.screen.tsx'

export const Route = createFileRoute('/mypage/toast')({
  staticData: screen({ kind: 'settings', title: msg`알림 글 시간` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(toastTimeQuery()),
  component: ToastTimeScreen,
})
