/** Everything beside its own page that shows a reading: a write of one makes all of it stale. */
export const SHOWS_READINGS = [
  '/api/main/mainData',
  '/api/healthlog/myLog/helhlogCstmmsg',
  '/api/healthlog/myLog/Alter',
  '/api/healthlog/myLog/existsData',
  '/api/healthlog/myLog/helhIdx',
  '/api/healthlog/myLog/myHelhIdx',
  '/api/healthlog/myLog/myHelhIdxDetail',
  '/api/healthlog/myLog/helhGraph',
  '/api/healthlog/health/HealthWeekly',
  '/api/healthlog/health/HelhIndicator',
  '/api/healthlog/health/getRecordDayList',
  '/api/healthlog/health/HelhIdx',
  '/api/healthlog/health/bmiAvg',
  '/api/healthlog/health/BmiGraph',
  '/api/healthlog/healthScore',
  '/api/healthlog/detailAnalysis',
] as const
