import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { AnalysisScreen } from '#src/areas/reports/score/analysis.screen.tsx'
import { analysisQuery } from '#src/areas/reports/score/score.queries.ts'

export const Route = createFileRoute('/healthlog/detailAnalysis')({
  staticData: screen({ kind: 'detail', title: msg`자세히 보기` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(analysisQuery()),
  component: AnalysisScreen,
})
