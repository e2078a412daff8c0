import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { CompleteScreen } from '#src/areas/join/flow/complete.screen.tsx'

export const Route = createFileRoute('/member/join/complete')({
  staticData: screen({ kind: 'result', title: msg`회원가입` }),
  beforeLoad: async ({ context }) => (await import('#src/areas/join/flow/arrive.ts')).arriveAtEnd(context),
  component: CompleteScreen,
})
