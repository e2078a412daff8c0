import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { HealthAppScreen } from '#src/areas/devices/link/health-app.screen.tsx'
import { sourcesQuery } from '#src/areas/devices/link/link.queries.ts'

export const Route = createFileRoute('/member/healthApp')({
  staticData: screen({ kind: 'flow', title: msg`건강 앱 연결` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(sourcesQuery()),
  component: HealthAppScreen,
})
