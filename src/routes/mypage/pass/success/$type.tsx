import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { purposeOf } from '#src/areas/account/sign-in-data/purpose.ts'
import { ReturnedScreen } from '#src/areas/account/sign-in-data/returned.screen.tsx'
import { returnedSearch } from '#src/domain/identity/returned.ts'

export const Route = createFileRoute('/mypage/pass/success/$type')({
  staticData: screen({ kind: 'flow', title: msg`본인 확인하기` }),
  validateSearch: returnedSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ search, params: { type } }) =>
    (await import('#src/areas/account/sign-in-data/arrive.ts')).arriveProved(search, type),
  loader: async ({ context: { queryClient }, params: { type } }) =>
    (await import('#src/areas/account/sign-in-data/arrive.ts')).goOnProved(queryClient, type),
  component: Screen,
})

function Screen() {
  return <ReturnedScreen purpose={purposeOf(Route.useParams().type)} notYet={Route.useLoaderData()} />
}
