import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seoulInstant } from '#server/seoul.ts'
import { believed, isPossibleTotal } from './believed.rules.ts'
import { piecesOfDay, type Span, totalUntil } from './day-totals.rules.ts'

const DAY = '20261119'
const stampAt = (second: number): string => {
  const parts = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60]
  return `${DAY}${parts.map((part) => String(part).padStart(2, '0')).join('')}`
}
const span = (from: number, seconds: number, amount: number, source: string | null = null): Span => ({
  startDt: stampAt(from),
  endDt: stampAt(Math.min(86_399, from + seconds)),
  amount,
  offsetMin: 540,
  source,
})
const hour = (at: number) => at * 3600
const stepsOf = (spans: readonly Span[]) => {
  const { counted, aside } = believed(spans, DAY)
  return { counted: totalUntil(piecesOfDay(counted, DAY)), aside: totalUntil(piecesOfDay(aside, DAY)) }
}

describe('what counts as steps', () => {
  test.each([
    ['a stroll of an hour', [span(hour(9), 3600, 4800)], 4800, 0],
    [
      'a brisk walk, minute by minute',
      Array.from({ length: 60 }, (_, at) => span(hour(9) + at * 60, 60, 130)),
      7800,
      0,
    ],
    ['a marathon at 185 a minute', [span(hour(9), 3 * 3600, 33_300)], 33_300, 0],
    ['a sprint of ten seconds', [span(hour(9), 10, 48)], 48, 0],
    ['a hundred kilometres in seven hours at 203 a minute', [span(hour(7), 7 * 3600, 85_260)], 85_260, 0],
    ['steps that a phone wrote down at one instant', [span(hour(9), 0, 200)], 200, 0],
    ['60,000 in eight minutes', [span(hour(9), 480, 60_000)], 0, 60_000],
    ['200,000 in a day', [span(0, 86_399, 200_000)], 0, 200_000],
    ['a thousand at one instant', [span(hour(9), 0, 1000)], 0, 1000],
  ])('%s', (_name, spans, counted, aside) => {
    expect(stepsOf(spans)).toEqual({ counted, aside })
  })

  test('what nobody can walk takes nothing from what was walked beside it', () => {
    expect(stepsOf([span(hour(8), 1800, 3000), span(hour(9), 480, 60_000)])).toEqual({ counted: 3000, aside: 60_000 })
    // On top of each other, too, and by two sources: the false one does not count as the larger.
    const both = [span(hour(9), 600, 1100, 'watch'), span(hour(9), 480, 60_000, 'phone')]
    expect(stepsOf(both)).toEqual({ counted: 1100, aside: 60_000 })
  })

  test('a phone and a watch on one run are two that counted the same', () => {
    const of = (source: string, perMinute: number) =>
      Array.from({ length: 60 }, (_, at) => span(hour(7) + at * 60, 60, perMinute, source))
    expect(stepsOf([...of('phone', 178), ...of('watch', 182)])).toEqual({ counted: 60 * 182, aside: 0 })
  })

  test('60,000 that are cut into pieces, or told under many names, are no more than a human makes', () => {
    const second = (at: number, source: string) => span(hour(9) + at, 1, 125, source)
    const pieces = Array.from({ length: 480 }, (_, at) => second(at, 'phone'))
    const named = Array.from({ length: 480 }, (_, at) => second(at, `app ${at}`))
    for (const spans of [pieces, named]) expect(stepsOf(spans).counted).toBeLessThanOrEqual(2600)
  })

  test('a day that is walked at a run from midnight to midnight is nobody’s, however it is cut', () => {
    const minutes = Array.from({ length: 1439 }, (_, at) => span(at * 60, 60, 200))
    expect(stepsOf(minutes)).toEqual({ counted: 0, aside: 1439 * 200 })
    const halves = [span(0, hour(12) - 1, 99_000, 'phone'), span(hour(12), hour(12) - 2, 99_000, 'watch')]
    expect(stepsOf(halves)).toEqual({ counted: 0, aside: 198_000 })
  })

  test('never comes to more than 260 a minute in any ten minutes, nor to more than a day holds', () => {
    const some = (most: number) =>
      fc.array(
        fc
          .tuple(
            fc.integer({ min: 0, max: 86_000 }),
            fc.integer({ min: 0, max: 900 }),
            fc.double({ min: 0, max: most, noNaN: true }),
            fc.constantFrom('phone', 'watch'),
          )
          .map(([from, seconds, rate, source]) =>
            span(from, seconds, Math.round((rate * Math.max(60, seconds)) / 60), source),
          ),
        { maxLength: 60 },
      )
    fc.assert(
      fc.property(some(3000), (spans) => {
        const { counted, aside } = believed(spans, DAY)
        expect(counted.length + aside.length).toBe(spans.length)
        const pieces = piecesOfDay(counted, DAY)
        for (let from = 0; from < 86_400; from += 600) {
          expect(totalUntil(pieces, from + 600) - totalUntil(pieces, from)).toBeLessThanOrEqual(2601)
        }
        expect(totalUntil(pieces)).toBeLessThanOrEqual(187_200)
      }),
    )
  })
})

test('a total without its hours is as much as can be walked until then', () => {
  const at = (time: string, steps: number, day = DAY) =>
    isPossibleTotal({ day, steps, wasAside: null }, seoulInstant(DAY, time))
  expect([at('0008', 60_000), at('0008', 2080), at('0008', 2081)]).toEqual([false, true, false])
  expect([at('1200', 60_000), at('2359', 200_000), at('1200', 187_200, '20261118')]).toEqual([true, false, true])
  expect([at('1200', 200_000, '20261118'), at('2300', 4000, '20261120')]).toEqual([false, true])
})

test('a total that was set aside stays so for as long as it is the same, whatever time has gone by', () => {
  const at = (steps: number, wasAside: number | null) =>
    isPossibleTotal({ day: DAY, steps, wasAside }, seoulInstant(DAY, '1200'))
  expect([at(60_000, null), at(60_000, 60_000), at(60_000, 70_000), at(9000, 60_000)]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('costs no more than a look at each sample on a usual day, and stays bounded on an impossible one', () => {
  const usual = Array.from({ length: 8640 }, (_, at) => span(at * 10, 10, 15))
  const impossible = Array.from({ length: 8640 }, (_, at) => span(hour(9) + (at % 600), 1, 200 + (at % 7)))
  const took = (spans: Span[]) => {
    const began = performance.now()
    believed(spans, DAY)
    return performance.now() - began
  }
  const best = (spans: Span[]) => Math.min(...Array.from({ length: 5 }, () => took(spans)))
  expect(best(impossible) / best(usual)).toBeLessThan(60)
})
