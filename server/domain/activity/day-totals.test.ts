import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countedSpans,
  daysOf,
  halfHourReadings,
  neighbours,
  piecesOfDay,
  type Span,
  totalUntil,
  walkedOf,
} from './day-totals.rules.ts'

const DAY = '20261119'
const span = (from: string, to: string, amount: number, offsetMin = 540): Span => ({
  startDt: `${DAY}${from}00`,
  endDt: `${DAY}${to}00`,
  amount,
  offsetMin,
})
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
    const stamp = (second: number) => {
      const parts = [3600, 60, 1].map((unit) => Math.floor(second / unit) % (unit === 3600 ? 24 : 60))
      return `${DAY}${parts.map((part) => String(part).padStart(2, '0')).join('')}`
    }
    const spans = (length: number, overlap: number) =>
      Array.from({ length }, (_, index) => ({
        startDt: stamp(index),
        endDt: stamp(index + overlap),
        offsetMin: 540,
        amount: 1 + index,
      }))
    const took = (list: Span[]) => {
      const began = performance.now()
      total(list)
      return performance.now() - began
    }
    const [apart, together] = [spans(20_000, 1), spans(20_000, 40_000)]
    // The fastest of some: others use the machine too. Looking at every open span for each of them costs hundreds of
    // times as much.
    const best = (list: Span[]) => Math.min(...Array.from({ length: 5 }, () => took(list)))
    expect(best(together) / best(apart)).toBeLessThan(8)
  })

  test('takes a sample of one instant as it is', () => {
    expect(total([span('0700', '0700', 12)])).toBe(12)
  })

  test('is the same in any order and with any span twice, and never less than the largest span', () => {
    const spans = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 39 }), fc.integer({ min: 1, max: 5000 }))
        .map(([from, length, amount]) => {
          const time = (minute: number) =>
            `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`
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

describe('sources that counted the same day', () => {
  const by = (source: string, from: string, to: string, amount: number): Span => ({ ...span(from, to, amount), source })

  test('one of them counts for a stretch, however each cut it', () => {
    expect(total([by('phone', '1000', '1100', 1200), by('watch', '1000', '1010', 1200)])).toBe(1200)
    const hours = ['0800', '1000', '1200', '1500', '1800'].map((from) =>
      by('watch', from, `${Number(from.slice(0, 2)) + 1}00`.padStart(4, '0'), 1500),
    )
    expect(total([by('phone', '0000', '2359', 7500), ...hours])).toBe(7500)
    expect(total([by('phone', '0700', '0800', 1200), by('watch', '0730', '0830', 2400)])).toBe(2400)
  })

  test('a phone that lay on the desk still adds where the watch has nothing', () => {
    expect(
      total([by('phone', '0700', '0800', 900), by('watch', '0800', '0900', 3000), by('phone', '0830', '0840', 40)]),
    ).toBe(3900)
  })

  test('what they burned goes by the same ones', () => {
    const [phone, watch] = [by('phone', '1000', '1100', 50), by('watch', '1000', '1010', 40)]
    expect(countedSpans([watch, phone], DAY)).toEqual([phone])
  })

  test('a total told after the day wins, also when it is smaller; one told on the day itself is a part', () => {
    const told = (day: string, steps: number, origin = '2') => ({ day, steps, origin })
    expect(walkedOf(DAY, 7600, [told(DAY, 7450), told('20261120', 10)])).toBe(7450)
    expect(walkedOf(DAY, 7600, [told(DAY, 7900), told('20261120', 10)])).toBe(7900)
    expect(walkedOf(DAY, 7600, [told(DAY, 3000)])).toBe(7600)
    expect(walkedOf(DAY, 7600, [told(DAY, 3000), told('20261120', 10, '3')])).toBe(7600)
    expect(walkedOf(DAY, 7600, [])).toBe(7600)
  })

  test('are at most the largest of each stretch, at least the largest of all, and the same in any order', () => {
    const time = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`
    const spans = fc.array(
      fc
        .tuple(
          fc.constantFrom('phone', 'watch', 'band'),
          fc.integer({ min: 0, max: 1300 }),
          fc.integer({ min: 1, max: 120 }),
          fc.integer({ min: 1, max: 5000 }),
        )
        .map(([source, from, length, amount]) => ({
          ...by(source, time(from), time(from + length), amount),
          from,
          to: from + length,
        })),
      { minLength: 1, maxLength: 40 },
    )
    // A stretch by its minutes: those that hang together through any span.
    const stretchesOf = (list: { from: number; to: number }[]) => {
      const joined = (minute: number) => list.some(({ from, to }) => from < minute && minute < to)
      const covered = (minute: number) => list.some(({ from, to }) => from <= minute && minute < to)
      const stretches: [number, number][] = []
      for (let minute = 0; minute < 1440; minute += 1) {
        const last = stretches.at(-1)
        if (!covered(minute)) continue
        if (last && last[1] === minute && joined(minute)) last[1] = minute + 1
        else stretches.push([minute, minute + 1])
      }
      return stretches
    }
    fc.assert(
      fc.property(spans, fc.infiniteStream(fc.nat()), (list, keys) => {
        const all = total(list)
        const order = list
          .map((each) => ({ each, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ each }) => each)
        expect(total(order)).toBe(all)
        const largest = (some: typeof list) =>
          Math.max(0, ...[...Map.groupBy(some, ({ source }) => source).values()].map((own) => total(own)))
        expect(all).toBeGreaterThanOrEqual(largest(list) - 1)
        const most = stretchesOf(list).reduce(
          (sum, [from, to]) => sum + largest(list.filter((each) => each.from < to && each.to > from)),
          0,
        )
        expect(all).toBeLessThanOrEqual(most + 1 + stretchesOf(list).length)
      }),
    )
  })
})

test('days are made together only where they follow each other', () => {
  expect(neighbours(['20270101', '20261119', '20261120', '20261121', '20261231'], 2)).toEqual([
    ['20261119', '20261120'],
    ['20261121'],
    ['20261231', '20270101'],
  ])
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
