import type { paths } from '#openapi/generated/schema.d.ts'
import { queryOptions, useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { addDays, addMonths, today as dayIn, type Day } from '#src/lib/days.ts'
import { WHOLE } from '../kit/list-end.ts'
import type { Period } from '../kit/period.ts'
import type { Readings } from '../kit/record-kind.ts'
import { kept } from '../kit/record.queries.ts'
import { mergeNights, type Night } from './sleep.ts'

const GRAPH = '/api/healthlog/myLog/helhGraph'
const CARD = '/api/healthlog/myLog/myHelhIdxDetail'

export const STALE = [GRAPH, CARD] as const satisfies readonly (keyof paths)[]

/** The period the page opens with. */
export const FIRST_PERIOD: Period = 'week'

/** Over more days than this a graph comes without stages. */
const DAYS_WITH_STAGES = 30

const graphQuery = (startDt: Day, endDt: Day) => queryOptions({ ...query('get', GRAPH, { params: { query: { indicatorCode: 'SLP', startDt, endDt } } }), ...kept })

/** A year of nights, one a day. */
const yearQuery = (day: Day) => graphQuery(addMonths(day, -12), day)

/** The last month with its stages. */
const monthQuery = (day: Day) => graphQuery(addDays(day, -DAYS_WITH_STAGES), day)

/** The last seven sleeps, naps too. */
const cardQuery = () => queryOptions({ ...query('get', CARD, { params: { query: { indicatorCode: 'SLP' } }, background: true }), ...kept })

export function useNights(day: Day): Readings<Night> {
  const { data: month } = useSuspenseQuery(monthQuery(day))
  // what the page can do without comes after it: naps, and nights of long ago
  const { data: card } = useQuery(cardQuery())
  const { data: year } = useQuery(yearQuery(day))
  return { readings: mergeNights([year?.list ?? [], month.list, card?.recordList ?? []]), end: WHOLE }
}

export const prefetchNights = (queryClient: QueryClient, now: Date) => queryClient.ensureQueryData(monthQuery(dayIn(now)))
