import type { paths } from '#openapi/generated/schema.d.ts'
import { queryOptions, useQuery, useSuspenseInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { endOf } from '../kit/list-end.ts'
import type { Readings } from '../kit/record-kind.ts'
import { kept } from '../kit/record.queries.ts'
import { windowsQuery } from '../kit/window.queries.ts'
import { toReadings, type BodyCode, type BodyReading } from './body.ts'

const GRAPH = '/api/healthlog/myLog/helhGraph'
const CARD = '/api/healthlog/myLog/myHelhIdxDetail'

export const STALE = [GRAPH, CARD] as const satisfies readonly (keyof paths)[]

/** One value a day, the last of it. */
const listQuery = (indicatorCode: BodyCode, day: Day) =>
  windowsQuery(GRAPH, indicatorCode, day, async (client, startDt, endDt) => (await client.fetchQuery({ ...query('get', GRAPH, { params: { query: { indicatorCode, startDt, endDt } } }), ...kept })).list)

/** The last seven values, also those before the last of a day. */
const cardQuery = (indicatorCode: BodyCode) => queryOptions({ ...query('get', CARD, { params: { query: { indicatorCode } }, background: true }), ...kept })

/** Every reading that the server tells, newest first. */
export function useBodyReadings(code: BodyCode, day: Day): Readings<BodyReading> {
  const list = useSuspenseInfiniteQuery(listQuery(code, day))
  const { data: card } = useQuery(cardQuery(code))
  return { readings: toReadings([...list.data.pages.flatMap(({ rows }) => rows), ...(card?.recordList ?? [])]), end: endOf(list) }
}

export const prefetchBody = (queryClient: QueryClient, code: BodyCode, now: Date) =>
  Promise.all([queryClient.ensureInfiniteQueryData(listQuery(code, dayIn(now))), queryClient.prefetchQuery(cardQuery(code))])
