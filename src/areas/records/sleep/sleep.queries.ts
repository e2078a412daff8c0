import type { paths } from '#openapi/generated/schema.d.ts'
import { queryOptions, useInfiniteQuery, useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { addDays, today as dayIn, type Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { endOf } from '../kit/list-end.ts'
import type { Period } from '../kit/period.ts'
import type { Readings } from '../kit/record-kind.ts'
import { kept } from '../kit/record.queries.ts'
import { windowsQuery } from '../kit/window.queries.ts'
import { mergeNights, toNight, type Night } from './sleep.ts'

const GRAPH = '/api/healthlog/myLog/helhGraph'
const CARD = '/api/healthlog/myLog/myHelhIdxDetail'

export const STALE = [GRAPH, CARD] as const satisfies readonly (keyof paths)[]

/** The period the page opens with. */
export const FIRST_PERIOD: Period = 'week'

/** Over more days than this a graph comes without stages. */
const DAYS_WITH_STAGES = 30

const graphQuery = (startDt: Day, endDt: Day) => queryOptions({ ...query('get', GRAPH, { params: { query: { indicatorCode: 'SLP', startDt, endDt } } }), ...kept })

/** Nights year by year, one a day. */
const listQuery = (day: Day) => windowsQuery(GRAPH, 'SLP', day, async (client, from, to) => (await client.fetchQuery(graphQuery(from, to))).list)

/** The last month with its stages. */
const monthQuery = (day: Day) => graphQuery(addDays(day, -DAYS_WITH_STAGES), day)

/** The last seven sleeps, naps too. */
const cardQuery = () => queryOptions({ ...query('get', CARD, { params: { query: { indicatorCode: 'SLP' } }, background: true }), ...kept })

export function useNights(day: Day): Readings<Night> {
  const { data: month } = useSuspenseQuery(monthQuery(day))
  // what the page can do without comes after it: naps, and nights of long ago
  const { data: card } = useQuery(cardQuery())
  const list = useInfiniteQuery(listQuery(day))
  const years = list.data?.pages.map(({ rows }) => rows) ?? []
  return { readings: mergeNights([...years, month.list, card?.recordList ?? []]), end: endOf(list) }
}

/** A night with its stages: those of long ago come without them, and a watch's may have some. Rejects where its day cannot be read. */
export async function wholeNight(client: QueryClient, night: Night): Promise<Night> {
  if (night.origin === 'manual' || night.startAt === null || night.stages.length > 0) return night
  const day = dayOf(night.at)
  const { list } = await client.fetchQuery(graphQuery(day, day))
  return list.map(toNight).find((each) => each?.at === night.at) ?? night
}

export const prefetchNights = (queryClient: QueryClient, now: Date) => queryClient.ensureQueryData(monthQuery(dayIn(now)))
