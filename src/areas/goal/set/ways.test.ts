import { describe, expect, test } from 'vitest'
import { bmi, dailyOf, missing, presetOf, roomOf, startOf, usualOf, waysTo } from './ways.ts'

const BODY = { kg: 68.4, heightCm: 174, gender: 'M' } as const
const USUAL = { steps: 8000, eatKcal: 1900, useKcal: 320 }

describe('what may be chosen', () => {
  test('is at most a tenth at once, and never underweight', () => {
    expect(roomOf('LOSE', BODY)).toEqual({ min: 61.6, max: 68.3, because: 'share' })
    expect(roomOf('LOSE', { ...BODY, kg: 60 })).toEqual({ min: 56.1, max: 59.9, because: 'bmi' })
    expect(roomOf('LOSE', { ...BODY, kg: 56 })).toBeNull()
    expect(roomOf('GAIN', { ...BODY, kg: 55 })).toEqual({ min: 55.1, max: 60.5, because: 'share' })
    expect(roomOf('GAIN', { ...BODY, kg: 68 })).toEqual({ min: 68.1, max: 69.3, because: 'bmi' })
    // What comes before obesity begins at a body mass index of 23: nobody is helped there.
    expect(roomOf('GAIN', { ...BODY, kg: 74 })).toBeNull()
    expect(roomOf('KEEP', BODY)).toEqual({ min: 67.1, max: 69.7, because: 'share' })
    expect(roomOf('KEEP', { ...BODY, kg: 56.5 })).toEqual({ min: 56.1, max: 57.6, because: 'bmi' })
    expect(roomOf('KEEP', { ...BODY, kg: 55 })).toEqual({ min: 55, max: 56.1, because: 'bmi' })
  })

  test('begins where it may', () => {
    expect(startOf('LOSE', BODY)).toBe(66)
    expect(startOf('LOSE', { ...BODY, kg: 57 })).toBe(56.1)
    expect(startOf('KEEP', BODY)).toBe(68.4)
    expect(bmi(BODY, 66)).toBe(21.8)
  })

  test('who is of a usual weight keeps it', () => {
    expect([55, 68.4, 76].map((kg) => presetOf({ ...BODY, kg }))).toEqual(['GAIN', 'KEEP', 'LOSE'])
  })
})

describe('ways', () => {
  test('the drawn one: 2.4 kg in ten weeks is half a bowl and 3,000 steps', () => {
    const ways = waysTo(66, BODY, USUAL)
    expect(ways.map(({ weeks, kcalPerDay }) => [weeks, kcalPerDay])).toEqual([
      [7, 380],
      [10, 260],
      [16, 170],
    ])
    expect(ways[1]).toMatchObject({ bowls: 1, steps: 3000, longer: false })
    expect(ways[1]?.kgPerWeek).toBeCloseTo(0.24)
  })

  test('no week takes more than 0.5 kg or 0.7 % of the weight', () => {
    for (const way of waysTo(61.6, BODY, USUAL)) expect(way.kgPerWeek).toBeLessThanOrEqual(68.4 * 0.007 + 1e-9)
    for (const way of waysTo(108, { ...BODY, kg: 120 }, { ...USUAL, eatKcal: 2600 }))
      expect(way.kgPerWeek).toBeLessThanOrEqual(0.5 + 1e-9)
  })

  test('whoever eats little is not asked to eat less, and the way is longer and says so', () => {
    const ways = waysTo(63, BODY, { ...USUAL, eatKcal: 1550 })
    expect(ways.every(({ bowls, steps }) => bowls === 0 && steps <= 6000)).toBe(true)
    expect(ways.some(({ longer }) => longer)).toBe(true)
    expect(new Set(ways.map(({ weeks }) => weeks)).size).toBe(3)
  })

  test('what takes a year at any pace is one way, not three times the same', () => {
    expect(waysTo(180, { ...BODY, kg: 200 }, { ...USUAL, eatKcal: 1500 }).map(({ weeks }) => weeks)).toEqual([52])
  })

  test('heavier is eaten, not walked', () => {
    expect(waysTo(57, { ...BODY, kg: 55 }, USUAL).every(({ bowls, steps }) => bowls >= 1 && steps === 0)).toBe(true)
  })
})

test('a day follows from the way, and says by how much it misses it', () => {
  const [, way] = waysTo(66, BODY, USUAL)
  if (way === undefined) throw new Error('There is no second way.')
  const daily = dailyOf(way, false, 'M', USUAL)
  expect(daily).toEqual({ step: 11_000, eat: 1750, use: 440 })
  expect(missing(way, false, daily, USUAL)).toBeNull()
  expect(missing(way, false, { ...daily, eat: 1900 }, USUAL)).toBe(140)
  expect(missing(null, false, daily, USUAL)).toBeNull()
  expect(dailyOf(null, false, 'F', { ...USUAL, eatKcal: 900 }).eat).toBe(1200)
})

test('what is usual is of days that are over; what nobody counted is assumed, and says so', () => {
  const days = [
    { activityDt: '20261117', stepCnt: 7000, asideStepCnt: null, useKcal: null, eatKcal: 1800 },
    { activityDt: '20261118', stepCnt: 9000, asideStepCnt: null, useKcal: null, eatKcal: null },
    { activityDt: '20261119', stepCnt: 100, asideStepCnt: null, useKcal: 5, eatKcal: 300 },
  ]
  expect(usualOf(days, '20261119')).toEqual({
    steps: 8000,
    eatKcal: 1800,
    useKcal: 250,
    known: { steps: true, eatKcal: true, useKcal: false },
  })
  expect(usualOf([], '20261119').known).toEqual({ steps: false, eatKcal: false, useKcal: false })
})
