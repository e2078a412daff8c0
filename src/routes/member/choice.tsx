import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { ChoiceScreen } from '#src/areas/join/flow/choice.screen.tsx'

export const Route = createFileRoute('/member/choice')({
  staticData: screen({ kind: 'flow', title: msg`회원가입` }),
  beforeLoad: async () => (await import('#src/areas/join/flow/arrive.ts')).arriveAt('choosing'),
  component: ChoiceScreen,
})
