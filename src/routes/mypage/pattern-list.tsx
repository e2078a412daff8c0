import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { ReportListScreen } from '#src/areas/coach/report/report-list.screen.tsx'
import { newestQuery } from '#src/areas/coach/report/report.queries.ts'

export const Route = createFileRoute('/mypage/pattern-list')({
  staticData: screen({ kind: 'list', title: msg`식사 습관 보고서` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(newestQuery()),
  component: ReportListScreen,
})
