import { expect, test } from 'vitest'
import { dayOfSearch } from './day-of-search.ts'

const now = new Date('2026-11-19T15:42:00+09:00')

test('an address names any day gone by, today without one, and never a day ahead', () => {
  expect(dayOfSearch('20261117', now)).toBe('20261117')
  expect(dayOfSearch(undefined, now)).toBe('20261119')
  expect(dayOfSearch('20261120', now)).toBe('20261119')
  expect(dayOfSearch('20261399', now)).toBe('20261119')
})
