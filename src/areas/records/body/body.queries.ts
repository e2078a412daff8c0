import type { paths } from '#openapi/generated/schema.d.ts'
import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { addMonths, today as dayIn, type Day } from '#src/lib/days.ts'
import { WHOLE } from '../kit/list-end.ts'
import type { Readings } from '../kit/record-kind.ts'
import { kept } from '../kit/record.queries.ts'
import { toReadings, type BodyCode, type BodyReading } from './body.ts'

const GRAPH = '/api/healthlog/myLog/helhGraph'

export const STALE = [GRAPH] as const satisfies readonly (keyof paths)[]

/** Measured once a month, these have a long view: three years in one answer, for list and graph. */
const YEARS_MONTHS = -36

export const bodyQuery = (code: BodyCode, day: Day) =>
  queryOptions({ ...query('get', GRAPH, { params: { query: { indicatorCode: code, startDt: addMonths(day, YEARS_MONTHS), endDt: day } } }), ...kept, select: ({ list }) => toReadings(list) })

export const useBodyReadings = (code: BodyCode, day: Day): Readings<BodyReading> => ({ readings: useSuspenseQuery(bodyQuery(code, day)).data, end: WHOLE })

export const prefetchBody = (queryClient: QueryClient, code: BodyCode, now: Date) => queryClient.ensureQueryData(bodyQuery(code, dayIn(now)))
