import { expect, test } from 'vitest'
import { kcalOf, workedSeconds } from './energy.rules.ts'
import { kindName } from './kind.rules.ts'
import { startOf, workoutNumber } from './number.rules.ts'
import { averageOf, monthParts, monthSpan, weekSpan } from './period.rules.ts'
import { MOVES } from './seed/moves.ts'
import { PROGRAMMES, STEPS, THEMES } from './seed/programmes.ts'
import { timeRange } from './setting.rules.ts'
import { zonesOf } from './zone.rules.ts'

test('the number of an exercise is its start and its origin, and fits the contract for years', () => {
  for (const [startDt, origin] of [
    ['20261119073000', 'PHONE'],
    ['20261116191500', 'AI'],
    ['20070101000000', 'PHONE'],
    ['20401231235959', 'AI'],
  ] as const) {
    const number = workoutNumber(startDt, origin)
    expect(number).toBeLessThanOrEqual(2_147_483_647)
    expect(startOf(number, origin)).toBe(startDt)
    expect(startOf(number, origin === 'AI' ? 'PHONE' : 'AI')).toBeUndefined()
  }
})

test('time away does not count: a slow programme is as long as it was, one of two days as long as its moves', () => {
  const moves = [
    { seconds: 300, restSec: 30 },
    { seconds: 480, restSec: 90 },
    { seconds: 0, restSec: 90 },
  ]
  expect(workedSeconds(2400, 1800, moves)).toBe(2400)
  expect(workedSeconds(40_000, 1800, moves)).toBe(900)
  expect(workedSeconds(2701, 1800, [{ seconds: 3000, restSec: 0 }])).toBe(2701)
})

test('energy is METs by kilograms by hours', () => {
  expect(kcalOf(50 * 3600, 60)).toBe(300)
})

test('minutes of effort follow what was measured, and add up to the exercise', () => {
  const rates = [
    ['073000', 88],
    ['074500', 106],
    ['075800', 128],
    ['080500', 150],
  ].map(([time, rate]) => ({ inptDt: `20261119${time}`, rate: Number(rate) }))
  const zones = zonesOf(rates, { age: 42, minutes: 35, endDt: '20261119080501' })
  expect(zones.map(({ zone, minutes }) => [zone, minutes])).toEqual([
    ['WARM', 28],
    ['CARDIO', 7],
    ['PEAK', 0],
  ])
  expect(zones.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(35)
  expect(zonesOf([], { age: 42, minutes: 35, endDt: '20261119080500' })).toEqual([])
})

test('a month has weeks that are cut at its ends, and a mean of its exercise days beside the month before', () => {
  const day = (each: string, kcal: number) => ({ day: each, count: 1, minutes: 30, kcal })
  const span = monthSpan('202611')
  expect([span.from, span.to, span.before]).toEqual(['20261101', '20261130', { from: '20261001', to: '20261031' }])
  const days = [day('20261031', 90), day('20261101', 100), day('20261102', 101), day('20261130', 101)]
  expect(monthParts(days, span).map(({ startDt, endDt, useKcal }) => [startDt, endDt, useKcal])).toEqual([
    ['20261101', '20261101', 100],
    ['20261102', '20261108', 101],
    ['20261130', '20261130', 101],
  ])
  expect(averageOf(days, span)).toEqual({
    wrkotCnt: 3,
    wrkotMin: 90,
    totKcal: 302,
    avgKcal: 101,
    prevAvgKcal: 90,
    diffKcal: 11,
  })
  expect([monthSpan('202612').to, monthSpan('202402').to, weekSpan('20261122')]).toEqual([
    '20261231',
    '20240229',
    { from: '20261116', to: '20261122', before: { from: '20261109', to: '20261115' } },
  ])
})

test('the slider runs in whole steps around what there is', () => {
  expect(timeRange([8, 12, 30])).toEqual({ minMin: 5, maxMin: 30, stepMin: 5 })
  expect(timeRange([31])).toEqual({ minMin: 30, maxMin: 35, stepMin: 5 })
})

test('a kind has a name in both languages, and the phone’s own where it is Korean', () => {
  expect([
    kindName('1001', null, 'ko'),
    kindName('Walking', '산책', 'en'),
    kindName('9999', '필라테스', 'ko'),
    kindName('9999', null, 'en'),
  ]).toEqual(['걷기', 'Walking', '필라테스', 'Exercise'])
})

test('forty moves, twelve programmes and three themes fit together', () => {
  expect([THEMES.length, PROGRAMMES.length, MOVES.length]).toEqual([3, 12, 40])
  const used = new Set(STEPS.map(({ moveCode }) => moveCode))
  expect(MOVES.filter(({ moveCode }) => !used.has(moveCode))).toEqual([])
  expect(STEPS.filter(({ moveCode }) => !MOVES.some((move) => move.moveCode === moveCode))).toEqual([])
  for (const { prgmCode, prgmNm } of PROGRAMMES) {
    const minutes =
      STEPS.filter((step) => step.prgmCode === prgmCode).reduce(
        (sum, { moveSec, restSec }) => sum + moveSec + restSec,
        0,
      ) / 60
    const said = /(\d+)분/.exec(prgmNm)?.[1]
    expect([prgmCode, Number.isInteger(minutes), Number(said ?? minutes)]).toEqual([prgmCode, true, minutes])
  }
})
