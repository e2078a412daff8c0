import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { faqSearch } from '#src/areas/account/faq/faq-search.ts'
import { faqCategoriesQuery, faqQuery } from '#src/areas/account/faq/faq.queries.ts'
import { FaqScreen } from '#src/areas/account/faq/faq.screen.tsx'

export const Route = createFileRoute('/my/faqList')({
  staticData: screen({ kind: 'list', title: msg`자주 묻는 질문` }),
  validateSearch: faqSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(faqQuery(deps))
    return queryClient.ensureQueryData(faqCategoriesQuery())
  },
  component: Screen,
})

function Screen() {
  return <FaqScreen search={Route.useSearch()} />
}
