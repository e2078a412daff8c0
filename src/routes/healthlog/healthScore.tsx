import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { scoreQuery } from '#src/areas/reports/score/score.queries.ts'
import { ScoreScreen } from '#src/areas/reports/score/score.screen.tsx'

export const Route = createFileRoute('/healthlog/healthScore')({
  staticData: screen({ kind: 'detail', title: msg`건강 점수` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(scoreQuery()),
  component: ScoreScreen,
})
