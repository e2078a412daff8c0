import type { QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { prefetchMayType } from '#src/domain/index-record/may-type.ts'
import { SHOWS_READINGS } from '#src/domain/index-record/readings-stale.ts'
import { addDays, today } from '#src/lib/days.ts'
import { prefetchLink } from '../link/link.queries.ts'
import type { Device } from './devices.ts'
import { keyOf, type RecordKeys } from './measured.ts'

/**
 * Keys of what the server holds of a device's kind since the day before: around midnight a measurement is of either
 * day.
 */
export async function readKnown(
  queries: QueryClient,
  { measures }: Pick<Device, 'measures'>,
  now: Date,
): Promise<RecordKeys> {
  const endDt = today(now)
  const asked = { params: { query: { startDt: addDays(endDt, -1), endDt } } }
  const fresh = { staleTime: 0 }
  switch (measures) {
    case 'bloodPressure': {
      const { list } = await queries.fetchQuery({
        ...query('get', '/api/healthlog/health/BloodpressGraph', asked),
        ...fresh,
      })
      return new Set(
        list.flatMap(({ sbpVal, dbpVal, inptDt }) => [
          ...(sbpVal === null ? [] : [keyOf({ helhidxCode: 'SBP', inptDt })]),
          ...(dbpVal === null ? [] : [keyOf({ helhidxCode: 'DBP', inptDt })]),
        ]),
      )
    }
    case 'bloodSugar': {
      const { list } = await queries.fetchQuery({
        ...query('get', '/api/healthlog/health/BloodsugarGraph', asked),
        ...fresh,
      })
      return new Set(list.map(keyOf))
    }
    case 'body': {
      const list = await queries.fetchQuery({
        ...query('get', '/api/healthlog/health/MyWeightRecordList', asked),
        ...fresh,
      })
      return new Set(list.map(({ inptDt }) => keyOf({ helhidxCode: 'BW', inptDt })))
    }
  }
}

/** What stands of the device, and whether its number may be typed. */
export const prefetchMeasuring = (queryClient: QueryClient) =>
  Promise.all([prefetchLink(queryClient), prefetchMayType(queryClient)])

/** What shows a measured value: every reading's places, and the pages of those that a device measures. */
export const SHOWS_MEASURED = [
  ...SHOWS_READINGS,
  '/api/healthlog/health/MyBloodpressureRecord',
  '/api/healthlog/health/MyBloodpressureRecordList',
  '/api/healthlog/health/BloodpressGraph',
  '/api/healthlog/health/BloodsugarGraph',
  '/api/healthlog/health/MyWeightRecord',
  '/api/healthlog/health/MyWeightRecordList',
  '/api/healthlog/health/MyWeightRecordGraph',
  '/api/healthlog/myLog/MhrlsInterlock',
] as const
