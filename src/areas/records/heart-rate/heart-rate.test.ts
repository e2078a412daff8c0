import { expect, test } from 'vitest'
import { meansOf, pointsOf, toHeartRate } from './heart-rate.ts'

const value = (inptDt: string, heartRate: number, stateCode: 'REST' | 'WALK' | 'WRKOT') =>
  toHeartRate({ inptDt, heartRate, stateCode, helhidxOriCode: '2' })

test('a day is told by its hours, a longer span by its days', () => {
  const list = [{ pointDtm: '202611190600', minRate: 56, maxRate: 71, avgRate: 61 }]
  expect(pointsOf({ term: 'DAY', list })).toEqual([{ day: '2026111906', high: 71, low: 56, lane: null }])
  expect(pointsOf({ term: 'WEEK', list })[0]?.day).toBe('20261119')
})

test('means stand in the order of effort, and a state that was not met is not there', () => {
  expect(
    meansOf([
      value('20261119090000', 130, 'WRKOT'),
      value('20261119080000', 60, 'REST'),
      value('20261119083000', 63, 'REST'),
    ]),
  ).toEqual([
    { state: 'REST', rate: 62, count: 2 },
    { state: 'WRKOT', rate: 130, count: 1 },
  ])
})
