import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { query } from '#src/contract/query.ts'
import { today } from '#src/lib/days.ts'
import { toWorkout } from '../hub/week.ts'
import { orNone } from '#src/contract/or-none.ts'
import { pagesOf } from '#src/contract/pages.ts'
import { spanOf, type Origin, type Span } from './span.ts'

const LIST = '/api/healthlog/wrkotlog/totWrkotList'
const PHONE = '/api/healthlog/wrkot/todayWrkotDtl'
const PROGRAMME = '/api/healthlog/wrkot/todayWrkotAiDtl'
const PAGE_ROWS = 30

const kept = { meta: { keptOffline: true } } as const

/** What a week or a month of exercise comes to, beside the one before. */
export const sumsQuery = ({ is, start }: Span) =>
  queryOptions(
    is === 'week'
      ? {
          ...query('get', '/api/healthlog/wrkotlog/wrkotWeekAvgKcal', { params: { query: { baseDt: start } } }),
          ...kept,
        }
      : {
          ...query('get', '/api/healthlog/wrkotlog/wrkotMonthAvgKcal', {
            params: { query: { baseMm: start.slice(0, 6) } },
          }),
          ...kept,
        },
  )

/** The exercise of a week or a month, the newest first, page by page; all or of one origin. Kept with the sums. */
export const workoutsOfQuery = ({ start, end }: Span, origin: Origin | null) =>
  infiniteQueryOptions({
    queryKey: [LIST, { start, end, origin, pages: true }] as const,
    ...pagesOf({
      pageSize: PAGE_ROWS,
      anywhere: true,
      read: (pageParam, { signal }) =>
        unwrap(
          api.GET(LIST, {
            params: {
              query: {
                startDt: start,
                endDt: end,
                pageNo: pageParam,
                pageSize: PAGE_ROWS,
                ...(origin && { wrkotOriCode: origin }),
              },
            },
            signal,
          }),
        ),
      keyOf: ({ wrkotOriCode, wrkotSn }) => `${wrkotOriCode} ${wrkotSn}`,
    }),
    select: ({ pages }) => ({
      total: pages[0]?.totalCnt ?? 0,
      workouts: pages.flatMap(({ list }) => list.map(toWorkout)),
    }),
    ...kept,
  })

/** One exercise with its effort or its moves; null where it is not there, or another member's. */
export const workoutQuery = (wrkotSn: number, from: Origin) =>
  queryOptions({
    queryKey: [from === 'AI' ? PROGRAMME : PHONE, { query: { wrkotSn } }] as const,
    queryFn: async ({ signal }) => {
      const asked = { params: { query: { wrkotSn } }, signal }
      if (from === 'AI') {
        const programme = await orNone(unwrap(api.GET(PROGRAMME, asked)))
        return programme && { is: 'programme' as const, ...programme }
      }
      const measured = await orNone(unwrap(api.GET(PHONE, asked)))
      return measured && { is: 'measured' as const, ...measured }
    },
    ...kept,
  })

export function loadLog(
  queries: QueryClient,
  { wrkot, from }: { wrkot?: number | undefined; from?: Origin | undefined },
  now: Date,
): Promise<unknown> {
  if (wrkot !== undefined && from !== undefined) return queries.ensureQueryData(workoutQuery(wrkot, from))
  const span = spanOf('week', today(now))
  return Promise.all([
    queries.ensureQueryData(sumsQuery(span)),
    queries.ensureInfiniteQueryData(workoutsOfQuery(span, null)),
  ])
}
