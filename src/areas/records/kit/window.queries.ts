import type { paths } from '#openapi/generated/schema.d.ts'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'
import { kept } from './record.queries.ts'
import { EARLIEST, readWindow } from './windows.ts'

const DAYS = '/api/healthlog/health/getRecordDayList'

type Indicator = 'BS' | 'BDF' | 'SKM' | 'SLP'

const daysQuery = (indicatorCode: Indicator, endDt: Day) => queryOptions({ ...query('get', DAYS, { params: { query: { startDt: EARLIEST, endDt, indicatorCode } } }), ...kept })

async function newestDay(client: QueryClient, indicator: Indicator, to: Day): Promise<Day | null> {
  const days = await client.fetchQuery(daysQuery(indicator, to))
  return days.at(-1)?.helhDate ?? null
}

/** Readings of a kind whose read has no pages, from today back to the first: a year at a time. */
export const windowsQuery = <Row>(path: keyof paths, indicator: Indicator, today: Day, read: (client: QueryClient, from: Day, to: Day) => Promise<readonly Row[]>) =>
  infiniteQueryOptions({
    queryKey: [path, 'windows', indicator, today] as const,
    queryFn: ({ client, pageParam: last }) => readWindow({ read: (from, to) => read(client, from, to), newestDay: (to) => newestDay(client, indicator, to) }, last),
    initialPageParam: today,
    getNextPageParam: ({ before }) => before ?? undefined,
  })
