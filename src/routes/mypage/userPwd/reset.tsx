import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { ResetScreen } from '#src/areas/account/sign-in-data/reset.screen.tsx'

/** Without a password that has been found there is nothing to set. */
export const Route = createFileRoute('/mypage/userPwd/reset')({
  staticData: screen({ kind: 'flow', title: msg`비밀번호` }),
  beforeLoad: async () => {
    const { finding } = await import('#src/areas/account/sign-in-data/finding.ts')
    if (finding.resetKey() === null) throw redirect({ to: '/mypage/user/find', search: { find: 'pwd' }, replace: true })
  },
  component: ResetScreen,
})
