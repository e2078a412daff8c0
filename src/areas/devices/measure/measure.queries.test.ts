import { expect, test } from 'vitest'
import { SHOWS_MEASURED } from './measure.queries.ts'

test('after a measurement all that shows readings is asked again, also what the day and the analysis say', () => {
  expect(SHOWS_MEASURED).toEqual(
    expect.arrayContaining([
      '/api/healthlog/health/getRecordDayList',
      '/api/healthlog/myLog/myHelhIdxDetail',
      '/api/healthlog/healthScore',
      '/api/healthlog/health/BmiGraph',
      '/api/healthlog/detailAnalysis',
    ]),
  )
  expect(new Set(SHOWS_MEASURED).size).toBe(SHOWS_MEASURED.length)
})
