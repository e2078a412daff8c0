import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { loadMyHealth } from '#src/areas/records/my-health/my-health.queries.ts'
import { MyHealthScreen } from '#src/areas/records/my-health/my-health.screen.tsx'

export const Route = createFileRoute('/mypage/myHealth')({
  staticData: screen({ kind: 'detail', title: msg`내 몸` }),
  loader: ({ context: { queryClient } }) => loadMyHealth(queryClient),
  component: MyHealthScreen,
})
