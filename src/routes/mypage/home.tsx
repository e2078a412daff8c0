import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { prefetchMyPage } from '#src/areas/account/my-page/my-page.queries.ts'
import { MyPageScreen } from '#src/areas/account/my-page/my-page.screen.tsx'

export const Route = createFileRoute('/mypage/home')({
  staticData: screen({ kind: 'settings', title: msg`마이페이지`, bottomNavigation: true }),
  loader: ({ context: { queryClient } }) => prefetchMyPage(queryClient),
  component: MyPageScreen,
})
