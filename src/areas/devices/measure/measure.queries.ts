import type { QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { SHOWS_READINGS } from '#src/domain/index-record/readings-stale.ts'
import { prefetchLink } from '../link/link.queries.ts'

/** The newest value of every index. */
export const latestQuery = () => query('get', '/api/healthlog/health/HelhIdx')

export const prefetchMeasuring = (queryClient: QueryClient) => prefetchLink(queryClient)

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
