import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { sampleScoreQuery } from '#src/areas/reports/score/score.queries.ts'
import { ScorePreviewScreen } from '#src/areas/reports/score/previews.screen.tsx'
import { sample } from '#src/domain/preview/sample.ts'

export const Route = createFileRoute('/preview/healthScorePreview')({
  staticData: screen({ kind: 'detail', title: msg`건강 점수` }),
  validateSearch: v.object({ sample }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(sampleScoreQuery(deps.sample ?? 'NORMAL')),
  component: Screen,
})

function Screen() {
  return <ScorePreviewScreen sample={Route.useSearch().sample ?? 'NORMAL'} />
}
