import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { TypesPreviewScreen } from '#src/areas/coach/type/previews.screen.tsx'
import { typesToComeQuery } from '#src/areas/coach/type/type.queries.ts'

export const Route = createFileRoute('/preview/differentTypePreview')({
  staticData: screen({ kind: 'list', title: msg`다른 식사 유형` }),
  validateSearch: v.object({ code: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{4}$/))), undefined) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(typesToComeQuery()),
  component: Screen,
})

function Screen() {
  return <TypesPreviewScreen code={Route.useSearch().code} />
}
