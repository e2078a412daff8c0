import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { HealthDataLinkScreen } from '#src/areas/devices/link/health-data-link.screen.tsx'
import { prefetchLink } from '#src/areas/devices/link/link.queries.ts'

export const Route = createFileRoute('/healthlog/healthDataLink')({
  staticData: screen({ kind: 'settings', title: msg`건강 데이터 연동` }),
  loader: ({ context: { queryClient } }) => prefetchLink(queryClient),
  component: HealthDataLinkScreen,
})
