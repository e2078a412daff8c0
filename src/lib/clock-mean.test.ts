import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockMean, minuteOfDay, minutesLater } from './clock-mean.ts'

const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const meanOf = (...clocks: string[]) => clockMean(clocks.map(at))
const minute = fc.integer({ min: 0, max: 1439 })
/** Minutes as far apart on the circle of a day as they are. */
const apart = (one: number, other: number) => Math.abs(minutesLater(one, other))

describe('the mean of times of day', () => {
  test('lies between two that are near, over midnight too', () => {
    expect(meanOf('23:30', '00:30')).toBeCloseTo(0, 6)
    expect(meanOf('23:00', '23:40')).toBeCloseTo(at('23:20'), 6)
    expect(meanOf('22:50', '00:50')).toBeCloseTo(at('23:50'), 6)
    expect(clockMean([])).toBeNull()
  })

  test('of a shift worker is none: nobody went to bed at three', () => {
    expect(meanOf('23:00', '07:00')).toBeNull()
    expect(meanOf('23:00', '23:10', '22:50', '07:00', '07:10')).toBeNull()
    expect(meanOf('00:00', '12:00')).toBeNull()
    expect(meanOf('00:00', '08:00', '16:00')).toBeNull()
  })

  // Of two times that lie 2d apart R is cos d, and the deviation √(−2 ln cos d): two hours of it, 30°, are d = 29.3°.
  test('is none from two hours of circular standard deviation on', () => {
    const d = Math.acos(Math.exp(-((Math.PI / 6) ** 2) / 2)) * (1440 / (2 * Math.PI))
    expect(clockMean([600 - d + 0.01, 600 + d - 0.01])).toBeCloseTo(600, 6)
    expect(clockMean([600 - d - 0.01, 600 + d + 0.01])).toBeNull()
  })

  test('of one time is that time, and turns with all of them', () => {
    fc.assert(
      fc.property(minute, (one) => {
        expect(apart(clockMean([one, one, one]) ?? Number.NaN, one)).toBeLessThan(1e-6)
      }),
    )
    const near = fc.array(fc.integer({ min: 0, max: 180 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(near, minute, (times, turn) => {
        const mean = clockMean(times) ?? Number.NaN
        // within what it is the mean of: of times that lie in half a circle it can be nowhere else
        expect(apart(mean, 90)).toBeLessThanOrEqual(90 + 1e-6)
        expect(apart(clockMean(times.map((each) => (each + turn) % 1440)) ?? Number.NaN, mean + turn)).toBeLessThan(
          1e-6,
        )
      }),
    )
  })
})

test('later is the shorter way round', () => {
  expect([minutesLater(10, 1430), minutesLater(1430, 10), minutesLater(720, 0), minutesLater(30, 30)]).toEqual([
    20, -20, 720, 0,
  ])
  expect([minuteOfDay(-30), minuteOfDay(1440), minuteOfDay(1500)]).toEqual([1410, 0, 60])
})
