import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { ReportPreviewScreen } from '#src/areas/preview/draft/report.screen.tsx'
import { reportDraftQuery } from '#src/areas/preview/draft/draft.queries.ts'
import { NoDraft } from '#src/areas/preview/draft/no-draft.tsx'

export const Route = createFileRoute('/preview/reportPreview')({
  staticData: screen({ kind: 'detail', title: msg`보고서 미리보기` }),
  validateSearch: v.object({ tempReportSeq: serialNo }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { tempReportSeq } }) =>
    tempReportSeq === undefined ? null : queryClient.ensureQueryData(reportDraftQuery(tempReportSeq)),
  component: Screen,
})

function Screen() {
  const { tempReportSeq } = Route.useSearch()
  return tempReportSeq === undefined ? <NoDraft /> : <ReportPreviewScreen tempReportSeq={tempReportSeq} />
}
