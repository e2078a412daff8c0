import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { UsernameScreen } from '#src/areas/start/sign-in/username.screen.tsx'

/** The page of `/login/username` under the name that deep links know. */
export const Route = createFileRoute('/member/usernameLogin')({
  staticData: screen({ kind: 'flow', title: msg`로그인` }),
  component: Screen,
})

function Screen() {
  return <UsernameScreen duplicate={false} />
}
