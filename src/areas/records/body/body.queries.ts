import type { paths } from '#openapi/generated/schema.d.ts'
import { queryOptions, useSuspenseInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { earlierQuery } from '../kit/course.queries.ts'
import { endOf } from '../kit/list-end.ts'
import type { Readings } from '../kit/record-kind.ts'
import { cachedOffline } from '../kit/record.queries.ts'
import { windowsQuery } from '../kit/window.queries.ts'
import { toReadings, type BodyCode, type BodyReading } from './body.ts'

const GRAPH = '/api/healthlog/myLog/helhGraph'

export const STALE = [GRAPH] as const satisfies readonly (keyof paths)[]

/** Every value of a span, also those before the last of a day. */
const spanQuery = (indicatorCode: BodyCode, startDt: Day, endDt: Day) =>
  queryOptions({
    ...query('get', GRAPH, { params: { query: { indicatorCode, startDt, endDt, allYn: 'Y' } } }),
    ...cachedOffline,
  })

const read = (indicatorCode: BodyCode) => async (client: QueryClient, startDt: Day, endDt: Day) =>
  (await client.fetchQuery(spanQuery(indicatorCode, startDt, endDt))).list

/** The values of a span, oldest first. */
export const bodySpanQuery = (code: BodyCode, from: Day, to: Day) =>
  queryOptions({ ...spanQuery(code, from, to), select: ({ list }) => toReadings(list).toReversed() })

const listQuery = (indicator: BodyCode, day: Day) =>
  windowsQuery({ path: GRAPH, indicator, read: read(indicator), dayOf: ({ helhDate }) => helhDate }, day)

/** The values of the two years before the last one. */
export const earlierBodyQuery = (code: BodyCode, day: Day) =>
  queryOptions({ ...earlierQuery([GRAPH, code], day, read(code)), select: (rows) => toReadings(rows).toReversed() })

/** Every reading, newest first. */
export function useBodyReadings(code: BodyCode, day: Day): Readings<BodyReading> {
  const list = useSuspenseInfiniteQuery(listQuery(code, day))
  return { readings: toReadings(list.data.pages.flatMap(({ rows }) => rows)), end: endOf(list) }
}

export const prefetchBody = (queryClient: QueryClient, code: BodyCode, now: Date) =>
  queryClient.ensureInfiniteQueryData(listQuery(code, dayIn(now)))
