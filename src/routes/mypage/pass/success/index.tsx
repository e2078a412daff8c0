import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { ReturnedScreen } from '#src/areas/account/sign-in-data/returned.screen.tsx'
import { returnedSearch } from '#src/domain/identity/returned.ts'

/** Without a word of what it was for, it was for a name. */
export const Route = createFileRoute('/mypage/pass/success/')({
  staticData: screen({ kind: 'flow', title: msg`본인 확인하기` }),
  validateSearch: returnedSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ search }) =>
    (await import('#src/areas/account/sign-in-data/arrive.ts')).arriveProved(search, undefined),
  loader: async ({ context: { queryClient } }) =>
    (await import('#src/areas/account/sign-in-data/arrive.ts')).goOnProved(queryClient, undefined),
  component: Screen,
})

function Screen() {
  return <ReturnedScreen purpose="findId" notYet={Route.useLoaderData()} />
}
