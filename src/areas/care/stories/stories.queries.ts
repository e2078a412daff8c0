import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { keyOf, query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { weekReportQuery } from '#src/domain/meal/week-report.queries.ts'
import { weekOf, type Day } from '#src/lib/days.ts'
import { pagesOf } from '#src/contract/pages.ts'
import type { Category, KnownWeek } from './story.ts'

const LIST = '/api/care/contents'
const DETAIL = '/api/care/contentsDetail'

/** Three screens of them. */
const PAGE_SIZE = 20

const kept = { meta: { keptOffline: true } } as const

/** Stories of a kind, newest first. */
export const storiesQuery = (category: Category | undefined) =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages', category] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      read: (pageNo, { client }) =>
        client.fetchQuery({
          ...query('get', LIST, {
            params: {
              query: { ...(category !== undefined && { categoryCode: category }), pageNo, pageSize: PAGE_SIZE },
            },
            background: pageNo > 1,
          }),
          meta: { keptOffline: category === undefined && pageNo === 1 },
        }),
      keyOf: ({ contentsSeq }) => contentsSeq,
    }),
  })

/**
 * One story; null where there is none of this number. Whoever has opened it reads it to the end without a connection.
 */
export const storyQuery = (contentsSeq: number) =>
  queryOptions({
    queryKey: [DETAIL, 'found', contentsSeq] as const,
    queryFn: async ({ client }) => {
      try {
        return await client.fetchQuery({ ...query('get', DETAIL, { params: { query: { contentsSeq } } }), ...kept })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    // A text changes so seldom that coming back to it within a visit asks nobody.
    staleTime: 5 * 60_000,
  })

/** Challenges that reading may lead to; none hides their place. [NTC-03] */
export const challengesQuery = () => ({
  ...query('get', '/api/care/challengeBannerContents', { background: true }),
  staleTime: 5 * 60_000,
})

/** Whether records may be used to choose for the member. */
export const consentQuery = () => query('get', '/api/healthlog/helhidxAgreeList', { background: true })

/** What the member chose to read about. */
export const chosenTopicsQuery = () => query('get', '/api/mypage/user-topic', { background: true })

/**
 * What other screens have asked of this week. Nothing is asked for here: a story is not worth a call about somebody's
 * health.
 */
export function knownWeek(client: QueryClient, today: Day): KnownWeek {
  const monday = weekOf(today)[0] ?? today
  const graphs = client.getQueriesData<Schemas['KcalGraph']>({ queryKey: keyOf('/api/healthlog/myLog/useKcalGraph') })
  return {
    means: client.getQueryData(
      query('get', '/api/healthlog/health/HealthWeekly', { params: { query: { baseDt: monday } } }).queryKey,
    ),
    steps: graphs.flatMap(([, graph]) => graph?.list ?? []),
    stepGoal: client.getQueryData(query('post', '/api/main/mainData', { body: {} }).queryKey)?.activity.stepGoal,
    eaten: client.getQueryData(weekReportQuery(monday).queryKey),
  }
}
