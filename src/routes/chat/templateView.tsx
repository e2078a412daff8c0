import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code, serialNo } from '#src/app/search.ts'
import { TemplateScreen } from '#src/areas/chat/template/template.screen.tsx'
import { templateQuery } from '#src/areas/chat/template/template.queries.ts'

const template = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,29}$/))), undefined)

export const Route = createFileRoute('/chat/templateView')({
  staticData: screen({ kind: 'detail', title: msg`상담 안내` }),
  validateSearch: v.object({ templateCode: template, cnstntId: code, rsrvSeq: serialNo }),
  loaderDeps: ({ search }) => search,
  // Whatever becomes of it stays on the page. [CHT-01]
  loader: ({ context: { queryClient }, deps: { templateCode, ...about } }) =>
    templateCode === undefined ? undefined : queryClient.prefetchQuery(templateQuery({ templateCode, ...about })),
  component: Screen,
})

function Screen() {
  const { templateCode, ...about } = Route.useSearch()
  return <TemplateScreen asked={templateCode === undefined ? undefined : { templateCode, ...about }} />
}
