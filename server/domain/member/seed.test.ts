import { expect, test } from 'vitest'
import { people } from './seed.ts'

/** Thursday 19 November 2026, 11:24 in Seoul. */
const NOW = new Date('2026-11-19T02:24:00Z')

test('the dormant member has not signed in for a year [MBR-16]', () => {
  const asleep = people.dasom(NOW)
  expect(asleep.dormantYn).toBe('Y')
  expect(asleep.lastLoginDt && asleep.lastLoginDt < '20251119').toBe(true)
})

test('Emily reads English', () => {
  expect(people.emily(NOW)).toMatchObject({ lang: 'en', engMenuYn: 'Y' })
})
