import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { recallDraft } from '#src/areas/support/ask/ask-draft.ts'
import { askQuery, nearCoursesQuery } from '#src/areas/support/ask/ask.queries.ts'
import { askSearch } from '#src/areas/support/ask/ask-search.ts'
import { AskScreen } from '#src/areas/support/ask/ask.screen.tsx'
import { today } from '#src/lib/days.ts'

export const Route = createFileRoute('/customer/voc')({
  staticData: screen({ kind: 'form', title: msg`식당에 말하기` }),
  validateSearch: askSearch,
  loaderDeps: ({ search: { menuId } }) => ({ menuId }),
  loader: async ({ context: { queryClient }, deps: { menuId } }) => {
    const [left] = await Promise.all([
      recallDraft('voc'),
      queryClient.ensureQueryData(askQuery('voc')),
      queryClient.ensureQueryData(nearCoursesQuery('voc', today(new Date()), menuId)),
    ])
    return left
  },
  component: Screen,
})

function Screen() {
  const { q, menuId } = Route.useSearch()
  return <AskScreen kind="voc" left={Route.useLoaderData()} words={q} menuId={menuId} />
}
