import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOf, halfHourReadings, neighbours, piecesOfDay, type Span, totalUntil } from './day-totals.rules.ts'

const DAY = '20261119'
const span = (from: string, to: string, amount: number, offsetMin = 540): Span => ({ startDt: `${DAY}${from}00`, endDt: `${DAY}${to}00`, amount, offsetMin })
const total = (spans: Span[], day = DAY) => totalUntil(piecesOfDay(spans, day))

describe('a day out of spans', () => {
  test('is their sum when none overlap', () => {
    expect(total([span('0700', '0800', 3611), span('0800', '0830', 250)])).toBe(3861)
    expect(total([])).toBe(0)
  })

  test('counts a walk once that a phone and a watch both counted, by the one that counted more', () => {
    const phone = span('0700', '0800', 3000)
    const watch = span('0700', '0800', 3600)
    expect(total([phone, watch])).toBe(3600)
    expect(total([watch, phone])).toBe(3600)
    // The watch alone from half past seven on: half of the phone's hour, all of the watch's.
    expect(total([span('0700', '0800', 1200), span('0730', '0830', 2400)])).toBe(600 + 2400)
  })

  test('counts the same wall hour twice that was walked twice, before a flight and after it', () => {
    // Seoul at ten, and Singapore at ten: an hour later.
    const spans = [span('1000', '1100', 3600), span('1000', '1100', 1800, 480)]
    expect(total(spans)).toBe(5400)
    expect(total(spans.toReversed())).toBe(5400)
    // Each by its own clock: half an hour's steps of both walks by half past ten.
    expect(halfHourReadings(piecesOfDay(spans, DAY))).toEqual([
      { readAt: '1000', steps: 0 },
      { readAt: '1030', steps: 2700 },
      { readAt: '1100', steps: 5400 },
    ])
    // A watch that has not heard of the new zone counted the walk after the flight as well: one hour, two clocks.
    expect(total([...spans, span('1100', '1200', 1700)])).toBe(5400)
  })

  test('gives each day its share of a walk over midnight', () => {
    const walk = { startDt: '20261118233000', endDt: '20261119003000', amount: 2000, offsetMin: 540 }
    expect([total([walk], '20261118'), total([walk], '20261119'), total([walk], '20261120')]).toEqual([1000, 1000, 0])
    expect(daysOf(walk)).toEqual(['20261118', '20261119'])
    expect(daysOf({ startDt: '20261130230000', endDt: '20261201000000' })).toEqual(['20261130'])
  })

  test('a span that was kept before spans were limited touches its first two days and no more', () => {
    expect(daysOf({ startDt: '20261119070000', endDt: '99991231235959' })).toEqual(['20261119', '20261120'])
  })

  test('costs as much for spans that all overlap as for spans that do not, but for a little', () => {
    const stamp = (second: number) => `${DAY}${[3600, 60, 1].map((unit) => String(Math.floor(second / unit) % (unit === 3600 ? 24 : 60)).padStart(2, '0')).join('')}`
    const spans = (length: number, overlap: number) =>
      Array.from({ length }, (_, index) => ({ startDt: stamp(index), endDt: stamp(index + overlap), offsetMin: 540, amount: 1 + index }))
    const took = (list: Span[]) => {
      const began = performance.now()
      total(list)
      return performance.now() - began
    }
    const [apart, together] = [spans(20_000, 1), spans(20_000, 40_000)]
    // The fastest of some: others use the machine too. Looking at every open span for each of them costs hundreds of times as much.
    const best = (list: Span[]) => Math.min(...Array.from({ length: 5 }, () => took(list)))
    expect(best(together) / best(apart)).toBeLessThan(8)
  })

  test('takes a sample of one instant as it is', () => {
    expect(total([span('0700', '0700', 12)])).toBe(12)
  })

  test('is the same in any order and with any span twice, and never less than the largest span', () => {
    const spans = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 39 }), fc.integer({ min: 1, max: 5000 })).map(([from, length, amount]) => {
        const time = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`
        return span(time(from), time(from + length), amount)
      }),
      { minLength: 1, maxLength: 30 },
    )
    fc.assert(
      fc.property(spans, (list) => {
        const once = total(list)
        expect(total([...list, ...list].toReversed())).toBe(once)
        expect(once).toBeGreaterThanOrEqual(Math.max(...list.map((one) => one.amount)))
        expect(once).toBeLessThanOrEqual(list.reduce((sum, one) => sum + one.amount, 0))
      }),
    )
  })
})

test('days are made together only where they follow each other', () => {
  expect(neighbours(['20270101', '20261119', '20261120', '20261121', '20261231'], 2)).toEqual([['20261119', '20261120'], ['20261121'], ['20261231', '20270101']])
  expect(neighbours([], 2)).toEqual([])
})

test('half-hour readings grow up to the day’s total at its last minute', () => {
  const pieces = piecesOfDay([span('0700', '0800', 3600), span('1200', '1215', 900)], DAY)
  const readings = halfHourReadings(pieces)
  expect(readings.slice(0, 2)).toEqual([
    { readAt: '0700', steps: 0 },
    { readAt: '0730', steps: 1800 },
  ])
  expect(readings.at(-1)).toEqual({ readAt: '1215', steps: 4500 })
  expect(readings.map((one) => one.steps)).toEqual(readings.map((one) => one.steps).toSorted((a, b) => a - b))
  expect(halfHourReadings([])).toEqual([])
})
