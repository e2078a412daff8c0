import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { HealthAppScreen } from '#src/areas/devices/link/health-app.screen.tsx'

export const Route = createFileRoute('/member/healthApp')({
  staticData: screen({ name: 'memberHealthApp', kind: 'flow', layout: 'default', title: msg`건강 앱 연결`, words: ['devices'] }),
  component: HealthAppScreen,
})
