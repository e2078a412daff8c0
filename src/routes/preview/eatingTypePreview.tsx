import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { EatingTypePreviewScreen } from '#src/areas/coach/type/previews.screen.tsx'
import { sampleTypeQuery, typesToComeQuery } from '#src/areas/coach/type/type.queries.ts'
import { sample } from '#src/domain/preview/sample.ts'

export const Route = createFileRoute('/preview/eatingTypePreview')({
  staticData: screen({ kind: 'result', title: msg`식사 유형` }),
  validateSearch: v.object({ sample }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.ensureQueryData(sampleTypeQuery(deps.sample ?? 'NORMAL')),
      queryClient.ensureQueryData(typesToComeQuery()),
    ]),
  component: Screen,
})

function Screen() {
  return <EatingTypePreviewScreen sample={Route.useSearch().sample ?? 'NORMAL'} />
}
