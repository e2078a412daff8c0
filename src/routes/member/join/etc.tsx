import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { AccountScreen } from '#src/areas/join/flow/account.screen.tsx'

export const Route = createFileRoute('/member/join/etc')({
  staticData: screen({ kind: 'flow', title: msg`회원가입` }),
  beforeLoad: async () => (await import('#src/areas/join/flow/arrive.ts')).arriveAt('account'),
  component: AccountScreen,
})
