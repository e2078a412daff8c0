import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { ChangePasswordScreen } from '#src/areas/account/sign-in-data/change.screen.tsx'

/** `due=1`: the app asks, since the last change was long ago. A number by the router's own reading of addresses. */
const search = v.object({ due: v.fallback(v.optional(v.literal(1)), undefined) })

/** Public, as documented: whoever is signed out has none to change and finds one. */
export const Route = createFileRoute('/mypage/userPwd/change')({
  staticData: screen({ kind: 'flow', title: msg`비밀번호` }),
  validateSearch: search,
  beforeLoad: async ({ context: { session } }) => {
    if ((await session.settled()) !== 'signedIn')
      throw redirect({ to: '/mypage/user/find', search: { find: 'pwd' }, replace: true })
  },
  component: Screen,
})

function Screen() {
  return <ChangePasswordScreen due={Route.useSearch().due === 1} />
}
