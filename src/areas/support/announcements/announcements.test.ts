import { expect, test } from 'vitest'
import { newestUnread, paragraphsOf, sizeOf } from './announcements.ts'

test('an address without a number means the newest that is unread, else the newest, whichever stand on top', () => {
  const row = (announceSeq: number, regDt: string, readYn: 'Y' | 'N') => ({ announceSeq, regDt, readYn })
  expect(newestUnread([row(130, '20261109', 'N'), row(131, '20261117', 'Y'), row(127, '20261116', 'N')])).toBe(127)
  expect(newestUnread([row(130, '20261109', 'Y'), row(131, '20261117', 'Y')])).toBe(131)
  expect(newestUnread([])).toBeUndefined()
})

test('a text is its paragraphs', () => {
  expect(paragraphsOf('가.\n\n나.\n')).toEqual(['가.', '나.'])
})

test('the size of a file is said to two figures', () => {
  expect([sizeOf(182_044), sizeOf(12), sizeOf(2_400_000)]).toEqual([
    { amount: 178, unit: 'KB' },
    { amount: 1, unit: 'KB' },
    { amount: 2.3, unit: 'MB' },
  ])
})
