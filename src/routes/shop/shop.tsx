import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { goodsQuery, lackingQuery, suggestionsQuery, tagsQuery } from '#src/areas/shop/goods/shop.queries.ts'
import { ShopScreen } from '#src/areas/shop/goods/shop.screen.tsx'

export const Route = createFileRoute('/shop/shop')({
  staticData: screen({ kind: 'list', title: msg`쇼핑몰 상품` }),
  validateSearch: v.object({ tag: code }),
  loaderDeps: ({ search: { tag } }) => ({ tag }),
  loader: async ({ context: { queryClient }, deps: { tag } }) => {
    void queryClient.prefetchInfiniteQuery(goodsQuery(tag))
    // What is lacking decides the first line: it is waited for, but the page stands without it.
    await Promise.all([
      queryClient.ensureQueryData(tagsQuery()),
      queryClient.prefetchQuery(lackingQuery()),
      queryClient.prefetchQuery(suggestionsQuery()),
    ])
  },
  component: Screen,
})

function Screen() {
  return <ShopScreen tag={Route.useSearch().tag} />
}
