import type { paths } from '#openapi/generated/schema.d.ts'
import { useSuspenseInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { endOf } from '../kit/list-end.ts'
import type { Readings } from '../kit/record-kind.ts'
import { kept } from '../kit/record.queries.ts'
import { windowsQuery } from '../kit/window.queries.ts'
import { toReadings, type BodyCode, type BodyReading } from './body.ts'

const GRAPH = '/api/healthlog/myLog/helhGraph'

export const STALE = [GRAPH] as const satisfies readonly (keyof paths)[]

/** Every value, also those before the last of a day. */
const listQuery = (indicator: BodyCode, day: Day) =>
  windowsQuery(
    {
      path: GRAPH,
      indicator,
      read: async (client, startDt, endDt) => (await client.fetchQuery({ ...query('get', GRAPH, { params: { query: { indicatorCode: indicator, startDt, endDt, allYn: 'Y' } } }), ...kept })).list,
      dayOf: ({ helhDate }) => helhDate,
    },
    day,
  )

/** Every reading, newest first. */
export function useBodyReadings(code: BodyCode, day: Day): Readings<BodyReading> {
  const list = useSuspenseInfiniteQuery(listQuery(code, day))
  return { readings: toReadings(list.data.pages.flatMap(({ rows }) => rows)), end: endOf(list) }
}

export const prefetchBody = (queryClient: QueryClient, code: BodyCode, now: Date) => queryClient.ensureInfiniteQueryData(listQuery(code, dayIn(now)))
