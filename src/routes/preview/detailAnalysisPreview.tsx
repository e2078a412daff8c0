import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { AnalysisPreviewScreen } from '#src/areas/reports/score/previews.screen.tsx'
import { sampleAnalysisQuery } from '#src/areas/reports/score/score.queries.ts'
import { sample } from '#src/domain/preview/sample.ts'

export const Route = createFileRoute('/preview/detailAnalysisPreview')({
  staticData: screen({ kind: 'detail', title: msg`자세히 보기` }),
  validateSearch: v.object({ sample }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(sampleAnalysisQuery(deps.sample ?? 'NORMAL')),
  component: Screen,
})

function Screen() {
  return <AnalysisPreviewScreen sample={Route.useSearch().sample ?? 'NORMAL'} />
}
