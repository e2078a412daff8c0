import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { confirmSearch } from '#src/areas/account/sign-in-data/confirm-search.ts'
import { ConfirmPasswordScreen } from '#src/areas/account/sign-in-data/confirm.screen.tsx'

export const Route = createFileRoute('/mypage/passwordConfirm')({
  staticData: screen({ kind: 'flow', title: msg`비밀번호` }),
  validateSearch: confirmSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(memberQuery()),
  component: Screen,
})

function Screen() {
  return <ConfirmPasswordScreen {...Route.useSearch()} />
}
