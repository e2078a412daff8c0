import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { infoSearch } from '#src/areas/account/user-info/info-search.ts'
import { UserInfoScreen } from '#src/areas/account/user-info/user-info.screen.tsx'

export const Route = createFileRoute('/mypage/userInfoManage')({
  staticData: screen({ kind: 'settings', title: msg`내 정보` }),
  validateSearch: infoSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { step } }) =>
    (await import('#src/areas/account/user-info/enter.ts')).enterUserInfo(queryClient, step),
  component: Screen,
})

function Screen() {
  return <UserInfoScreen {...Route.useSearch()} />
}
