import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { IdentityScreen } from '#src/areas/join/flow/identity.screen.tsx'
import { returnedSearch } from '#src/domain/identity/returned.ts'

/** Without a word of what it is for, it is for joining. */
export const Route = createFileRoute('/member/pass/success/')({
  staticData: screen({ kind: 'flow', title: msg`회원가입` }),
  validateSearch: returnedSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ search }) => (await import('#src/areas/join/flow/arrive.ts')).arriveAtIdentity(search, 'join'),
  component: Screen,
})

function Screen() {
  return <IdentityScreen type="join" />
}
