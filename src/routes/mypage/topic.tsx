import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { topicsQuery } from '#src/areas/account/topics/topics.queries.ts'
import { TopicsScreen } from '#src/areas/account/topics/topics.screen.tsx'

export const Route = createFileRoute('/mypage/topic')({
  staticData: screen({ kind: 'settings', title: msg`관심 주제` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(topicsQuery()),
  component: TopicsScreen,
})
