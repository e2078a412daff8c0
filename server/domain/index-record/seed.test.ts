import { expect, test } from 'vitest'
import type { Persona } from '#server/db/seed/noun.ts'
import { addDays, daysBetween } from '#server/seoul.ts'
import { recordsOf } from './seed.ts'

/** Thursday 19 November 2026, 11:24 in Seoul. */
const NOW = new Date('2026-11-19T02:24:00Z')
const TODAY = '20261119'

const all = (persona: Persona, now: Date) => recordsOf[persona]?.(now) ?? []
const weightsOf = (persona: Persona, now: Date) =>
  all(persona, now).filter((each) => each.helhidxCode === 'BW').sort((a, b) => (a.inptDt < b.inptDt ? 1 : -1))

test('Haneul’s weights end with the five of the design board', () => {
  const shown = weightsOf('haneul', NOW).slice(0, 5)
  expect(shown.map((each) => [each.inptDt, each.helhidxVal, each.helhidxOriCode])).toEqual([
    ['20261119071200', 68.4, '2'],
    ['20261117070500', 68.7, '1'],
    ['20261115082000', 68.9, '2'],
    ['20261112071000', 69, '4'],
    ['20261110070200', 69.2, '2'],
  ])
})

test('the year before them goes down, without jumps a body does not make', () => {
  const weights = weightsOf('haneul', NOW)
  expect(weights.length).toBeGreaterThan(120)
  expect(daysBetween(weights.at(-1)?.helhDate ?? '', TODAY)).toBeGreaterThan(350)
  const jumps = weights
    .slice(1)
    .filter((older, index) => Math.abs((weights[index]?.helhidxVal ?? 0) - older.helhidxVal) > 0.9)
  expect(jumps).toEqual([])
  expect((weights.at(-1)?.helhidxVal ?? 0) - (weights[0]?.helhidxVal ?? 0)).toBeGreaterThan(5)
  expect(new Set(weights.map((each) => each.inptDt)).size).toBe(weights.length)
})

test('seeded before seven in the morning, the newest weight is yesterday’s, never one of the future', () => {
  const early = new Date('2026-11-18T21:30:00Z')
  expect(weightsOf('haneul', early)[0]?.inptDt).toBe('20261118071200')
  for (const persona of ['haneul', 'emily', 'dasom'] as const) {
    expect(all(persona, early).filter((each) => each.inptDt > '20261119063000')).toEqual([])
  }
})

test('the dormant member has measured nothing within a year [MBR-16]', () => {
  expect(all('dasom', NOW).length).toBeGreaterThan(5)
  expect(all('dasom', NOW).filter((each) => each.inptDt > addDays(TODAY, -365))).toEqual([])
})
