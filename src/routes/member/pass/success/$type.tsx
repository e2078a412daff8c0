import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { IdentityScreen, identityType } from '#src/areas/join/flow/identity.screen.tsx'
import { returnedSearch } from '#src/domain/identity/returned.ts'

export const Route = createFileRoute('/member/pass/success/$type')({
  staticData: screen({ kind: 'flow', title: msg`회원가입` }),
  validateSearch: returnedSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ search, params: { type } }) =>
    (await import('#src/areas/join/flow/arrive.ts')).arriveAtIdentity(search, type),
  component: Screen,
})

function Screen() {
  return <IdentityScreen type={identityType(Route.useParams().type)} />
}
