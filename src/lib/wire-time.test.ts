import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { clockOf, dayOf, fromWireTime, minutesLater, toWireTime, wireTimeOf } from './wire-time.ts'

describe('wire time', () => {
  test('is Seoul wall time without separators', () => {
    const now = new Date('2026-11-01T15:05:09Z')
    expect(toWireTime(now)).toBe('20261102000509')
    expect(toWireTime(now, 'minute')).toBe('202611020005')
    expect(dayOf('20261102000509')).toBe('20261102')
    expect(clockOf('20261102143000')).toBe('14:30')
    expect(wireTimeOf('20261102', '07:05')).toBe('20261102070500')
  })

  test('moves by minutes over midnight and new year, and leaves alone what is none', () => {
    expect([minutesLater('202611191150', -10), minutesLater('20261231235500', 10), minutesLater('soon', 5)]).toEqual([
      '202611191140',
      '202701010005',
      'soon',
    ])
  })

  test('reads back to the same second', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        const seconds = Math.floor(now.getTime() / 1000) * 1000
        expect(fromWireTime(toWireTime(now))?.getTime()).toBe(seconds)
        expect(fromWireTime(toWireTime(now, 'minute'))?.getTime()).toBe(Math.floor(seconds / 60_000) * 60_000)
      }),
    )
  })

  test.each(['', '20261102', '20260230120000', '20261102250000', '20261102126000', '2026110212000', 'null'])(
    '"%s" is no wire time',
    (text) => {
      expect(fromWireTime(text)).toBeNull()
    },
  )
})
