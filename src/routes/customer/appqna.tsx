import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { recallDraft } from '#src/areas/support/ask/ask-draft.ts'
import { askQuery } from '#src/areas/support/ask/ask.queries.ts'
import { askSearch } from '#src/areas/support/ask/ask-search.ts'
import { AskScreen } from '#src/areas/support/ask/ask.screen.tsx'

export const Route = createFileRoute('/customer/appqna')({
  staticData: screen({ kind: 'form', title: msg`앱에 물어보기` }),
  validateSearch: askSearch,
  loaderDeps: () => ({}),
  loader: async ({ context: { queryClient } }) => {
    const [left] = await Promise.all([recallDraft('appqna'), queryClient.ensureQueryData(askQuery('appqna'))])
    return left
  },
  component: Screen,
})

function Screen() {
  const { q } = Route.useSearch()
  return <AskScreen kind="appqna" left={Route.useLoaderData()} words={q} />
}
