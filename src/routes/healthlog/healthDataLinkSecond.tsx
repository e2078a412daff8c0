import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { LinkStepsScreen } from '#src/areas/devices/link/link-steps.screen.tsx'
import { prefetchLink } from '#src/areas/devices/link/link.queries.ts'

export const Route = createFileRoute('/healthlog/healthDataLinkSecond')({
  staticData: screen({ kind: 'flow', title: msg`건강 앱 연결` }),
  loader: ({ context: { queryClient } }) => prefetchLink(queryClient),
  component: LinkStepsScreen,
})
