import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { DupLoginScreen } from '#src/areas/start/sign-in/dup-login.screen.tsx'

export const Route = createFileRoute('/member/dupLogin')({
  staticData: screen({ kind: 'flow', title: msg`로그인` }),
  component: DupLoginScreen,
})
