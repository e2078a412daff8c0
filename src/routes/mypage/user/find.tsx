import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { findSearch } from '#src/areas/account/sign-in-data/find-search.ts'
import { FindScreen } from '#src/areas/account/sign-in-data/find.screen.tsx'

export const Route = createFileRoute('/mypage/user/find')({
  staticData: screen({ kind: 'flow', title: msg`아이디·비밀번호 찾기` }),
  validateSearch: findSearch,
  component: Screen,
})

function Screen() {
  return <FindScreen {...Route.useSearch()} />
}
