import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { likedQuery } from '#src/areas/meal/liked/liked.queries.ts'
import { LikedScreen } from '#src/areas/meal/liked/liked.screen.tsx'

export const Route = createFileRoute('/mypage/favorite')({
  staticData: screen({ kind: 'list', title: msg`좋아하는 메뉴 목록` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(likedQuery()),
  component: LikedScreen,
})
