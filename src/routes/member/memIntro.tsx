import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { IntroScreen } from '#src/areas/join/flow/intro.screen.tsx'

export const Route = createFileRoute('/member/memIntro')({
  staticData: screen({ kind: 'flow', title: msg`회원가입` }),
  component: IntroScreen,
})
