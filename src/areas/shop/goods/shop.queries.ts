import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { type Entered, enterMall } from '#src/domain/mall/enter-mall.ts'

export type Good = Schemas['WelmallProd']
export type Suggestion = Schemas['CommerceBanner']

const LIST = '/api/meal/getWelmallProdList'

/** Articles that bring what today's meals lack; none without a record of today. */
export const lackingQuery = () =>
  query('post', '/api/healthlog/nutrition/welmallGoodList', { body: {}, background: true })

/** Articles for meals, each with its reason. */
export const suggestionsQuery = () =>
  query('post', '/api/common/getContextCommerceBannerList', { body: { contextCode: 'MEAL' }, background: true })

export const tagsQuery = () => query('get', '/api/meal/getWelmallProdTag')

/** All articles of a tag, those that can be had first. The first page has a call of its own. */
export const goodsQuery = (tagCode: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages', tagCode] as const,
    queryFn: async ({ client, pageParam: pageNo }) => {
      const tag = tagCode === undefined ? {} : { tagCode }
      if (pageNo === 1) {
        const { totalCnt, prodList } = await client.fetchQuery(
          query('get', LIST, { params: { query: tag }, background: true }),
        )
        return { totalCnt, prodList }
      }
      return client.fetchQuery(
        query('get', '/api/meal/getWelmallProdListMore', { params: { query: { ...tag, pageNo } }, background: true }),
      )
    },
    initialPageParam: 1,
    getNextPageParam: ({ totalCnt }, pages) =>
      pages.reduce((sum, { prodList }) => sum + prodList.length, 0) < totalCnt && pages.at(-1)?.prodList.length !== 0
        ? pages.length + 1
        : undefined,
    placeholderData: keepPreviousData,
  })

export const goodQuery = (goodNo: string) =>
  query('get', '/api/common/welmallDetail', { params: { query: { goodNo } } })

/** Into the mall, which shows the article that was looked at last. Writes by GET, as documented: by hand alone. */
export async function enterAt(client: QueryClient, goodNo: string): Promise<Entered> {
  await unwrap(api.GET('/api/meal/setWelmallGoodNo', { params: { query: { goodNo } } }))
  return enterMall(client)
}
