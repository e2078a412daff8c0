import type { QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { prefetchLink } from '../link/link.queries.ts'

/** The newest value of every index. */
export const latestQuery = () => query('get', '/api/healthlog/health/HelhIdx')

export const prefetchMeasuring = (queryClient: QueryClient) => prefetchLink(queryClient)

/** What shows a measured value. */
export const SHOWS_MEASURED = [
  '/api/main/mainData',
  '/api/healthlog/health/HelhIdx',
  '/api/healthlog/health/HealthWeekly',
  '/api/healthlog/health/MyBloodpressureRecord',
  '/api/healthlog/health/MyBloodpressureRecordList',
  '/api/healthlog/health/BloodpressGraph',
  '/api/healthlog/health/BloodsugarGraph',
  '/api/healthlog/health/MyWeightRecord',
  '/api/healthlog/health/MyWeightRecordList',
  '/api/healthlog/health/MyWeightRecordGraph',
  '/api/healthlog/myLog/myHelhIdx',
  '/api/healthlog/myLog/helhIdx',
  '/api/healthlog/myLog/helhGraph',
  '/api/healthlog/myLog/Alter',
  '/api/healthlog/myLog/helhlogCstmmsg',
  '/api/healthlog/myLog/MhrlsInterlock',
] as const
