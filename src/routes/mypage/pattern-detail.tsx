import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { prefetchReport } from '#src/areas/coach/report/report.queries.ts'
import { ReportScreen } from '#src/areas/coach/report/report.screen.tsx'

export const Route = createFileRoute('/mypage/pattern-detail')({
  staticData: screen({ kind: 'detail', title: msg`식사 습관` }),
  validateSearch: v.object({ reportSeq: serialNo }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => prefetchReport(queryClient, deps.reportSeq),
  component: Screen,
})

function Screen() {
  return <ReportScreen found={Route.useLoaderData()} />
}
