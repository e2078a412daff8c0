import type { paths } from '#openapi/generated/schema.d.ts'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'
import { cachedOffline } from './record.queries.ts'
import { EARLIEST, readWindow, type Window } from './windows.ts'

const DAYS = '/api/healthlog/health/getRecordDayList'

type Indicator = 'BW' | 'BS' | 'BDF' | 'SKM' | 'SLP'

const daysQuery = (indicatorCode: Indicator, endDt: Day) =>
  queryOptions({
    ...query('get', DAYS, { params: { query: { startDt: EARLIEST, endDt, indicatorCode } } }),
    ...cachedOffline,
  })

async function newestDay(client: QueryClient, indicator: Indicator, to: Day): Promise<Day | null> {
  const days = await client.fetchQuery(daysQuery(indicator, to))
  return days.at(-1)?.helhDate ?? null
}

interface Source<Row> {
  /** The read that the list is made of: what makes it stale makes the list stale. */
  path: keyof paths
  indicator: Indicator
  /** From a day to a day, both included. */
  read: (client: QueryClient, from: Day, to: Day) => Promise<readonly Row[]>
  dayOf: (row: Row) => Day
}

/** Readings of a kind whose read has no pages, from today back to the first: a year at a time. */
export const windowsQuery = <Row>({ path, indicator, read, dayOf }: Source<Row>, today: Day) =>
  infiniteQueryOptions({
    queryKey: [path, 'windows', indicator, today] as const,
    queryFn: ({ client, pageParam: last }) =>
      readWindow(
        { read: (from, to) => read(client, from, to), newestDay: (to) => newestDay(client, indicator, to), dayOf },
        last,
      ),
    initialPageParam: today,
    // each of its reads is tried again by itself
    retry: false,
    // By the kind, not by the day: tomorrow it is still the member's.
    meta: { ...cachedOffline.meta, keptAs: `${path} windows ${indicator}` },
    getNextPageParam: ({ before }) => before ?? undefined,
  })

/** The rows of all windows in their order, each once: at the edge of a very full one a day comes twice. */
export const rowsOf = <Row>(windows: readonly Window<Row>[], keyOf: (row: Row) => string): Row[] => [
  ...new Map(windows.flatMap(({ rows }) => rows).map((row) => [keyOf(row), row])).values(),
]
