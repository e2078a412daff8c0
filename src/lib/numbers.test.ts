import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatNumber, parseWireNumber, roundTo, toWireNumber } from './numbers.ts'
import { formatAmount, formatQuantity, hoursAndMinutes } from './units.ts'

describe('numbers on the wire', () => {
  test.each([
    ['1,024', 1024],
    ['.5', 0.5],
    ['.0', 0],
    ['-.5', -0.5],
    ['12.', 12],
    [' 68.4 ', 68.4],
    ['1,234,567.25', 1234567.25],
    [3, 3],
    ['', null],
    ['null', null],
    [null, null],
    [undefined, null],
    ['abc', null],
    ['1.2.3', null],
    ['.', null],
    ['0,9', null],
    ['6,1', null],
    ['10,24', null],
    ['0,900', null],
    ['<20', null],
    ['9'.repeat(400), null],
    [Number.NaN, null],
  ])('%s is read as %s', (text, value) => {
    expect(parseWireNumber(text)).toBe(value)
  })

  test('what is written is read back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }).map((n) => n / 100),
        (value) => {
          expect(parseWireNumber(toWireNumber(value))).toBe(value)
          expect(parseWireNumber(formatNumber(Math.abs(value), { decimals: 2 }))).toBe(Math.abs(value))
        },
      ),
    )
    expect(toWireNumber(null)).toBe('')
  })
})

describe('numbers on screen', () => {
  test.each([
    [1043, {}, '1,043'],
    [-1043.6, {}, '−1,044'],
    [0.6, { sign: 'always' }, '+1'],
    [-0.04, { decimals: 1 }, '0'],
    [68, { decimals: 1, minDecimals: 1 }, '68.0'],
    [1.005, { decimals: 2 }, '1.01'],
  ] as const)('%s is shown as %s', (value, format, text) => {
    expect(formatNumber(value, format)).toBe(text)
  })

  test('rounding keeps to half a step', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (value, decimals) => {
          expect(Math.abs(roundTo(value, decimals) - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9)
          expect(roundTo(roundTo(value, decimals), decimals)).toBe(roundTo(value, decimals))
        },
      ),
    )
    expect(Object.is(roundTo(-0.2, 0), 0)).toBe(true)
  })

  test('weight has one decimal, pressure and glucose none [CON-18]', () => {
    expect(formatQuantity(68, 'kg')).toBe('68.0\u00A0kg')
    expect(formatAmount(120.4, 'mmHg')).toBe('120')
    expect(formatAmount(99.5, 'mg/dL')).toBe('100')
    expect(formatQuantity(22.5, '%')).toBe('22.5%')
    expect(formatQuantity(-0.4, 'kg', 'always')).toBe('−0.4\u00A0kg')
  })

  test('minutes become hours and minutes', () => {
    expect(hoursAndMinutes(370)).toEqual({ hours: 6, minutes: 10 })
    expect(hoursAndMinutes(-5)).toEqual({ hours: 0, minutes: 0 })
  })
})
