import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { ContentPreviewScreen } from '#src/areas/preview/draft/content.screen.tsx'
import { contentDraftQuery } from '#src/areas/preview/draft/draft.queries.ts'
import { NoDraft } from '#src/areas/preview/draft/no-draft.tsx'

export const Route = createFileRoute('/preview/cntntsPreview')({
  staticData: screen({ kind: 'detail', title: msg`읽을거리 미리보기` }),
  validateSearch: v.object({ cntntsSeq: serialNo }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { cntntsSeq } }) =>
    cntntsSeq === undefined ? null : queryClient.ensureQueryData(contentDraftQuery(cntntsSeq)),
  component: Screen,
})

function Screen() {
  const { cntntsSeq } = Route.useSearch()
  return cntntsSeq === undefined ? <NoDraft /> : <ContentPreviewScreen cntntsSeq={cntntsSeq} />
}
