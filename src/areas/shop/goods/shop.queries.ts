import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { type Entered, enterMall } from '#src/domain/mall/enter-mall.ts'
import { pagesOf } from '#src/contract/pages.ts'

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
    ...pagesOf({
      read: async (pageNo, { client }) => {
        const tag = tagCode === undefined ? {} : { tagCode }
        const { totalCnt, prodList } = await (pageNo === 1
          ? client.fetchQuery(query('get', LIST, { params: { query: tag }, background: true }))
          : client.fetchQuery(
              query('get', '/api/meal/getWelmallProdListMore', {
                params: { query: { ...tag, pageNo } },
                background: true,
              }),
            ))
        return { totalCnt, list: prodList }
      },
      keyOf: ({ goodNo }) => goodNo,
    }),
    placeholderData: keepPreviousData,
  })

export const goodQuery = (goodNo: string) =>
  query('get', '/api/common/welmallDetail', { params: { query: { goodNo } } })

/** Into the mall, which shows the article that was looked at last. Writes by GET, as documented: by hand alone. */
export async function enterAt(client: QueryClient, goodNo: string): Promise<Entered> {
  await unwrap(api.GET('/api/meal/setWelmallGoodNo', { params: { query: { goodNo } } }))
  return enterMall(client)
}
