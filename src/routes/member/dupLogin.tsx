import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { DupLoginScreen } from '#src/areas/login/dup-login.screen.tsx'

export const Route = createFileRoute('/member/dupLogin')({
  staticData: screen({ name: 'memberDupLogin', kind: 'flow', public: true, title: msg`로그인`, words: ['login'] }),
  component: DupLoginScreen,
})
