import { expect, test } from 'vitest'
import { DAY_STALE } from './day-stale.ts'

test('a record is told in the health log, the meals to rate and the report, too', () => {
  expect(DAY_STALE).toEqual(
    expect.arrayContaining([
      '/api/healthlog/myLog/eatKcal',
      '/api/healthlog/myLog/eatKcalGraph',
      '/api/meal/getRecentMenu',
      '/api/mypage/myReport/getNutriBoard',
    ]),
  )
})
