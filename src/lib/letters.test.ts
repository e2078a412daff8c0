import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutTo, isBeyond, lengthOf } from './letters.ts'

test('a text is as long as the contract counts it: in code points, not in code units', () => {
  expect(['', '밥', '밥🍚', '👍🏽', '👨‍👩‍👧'].map(lengthOf)).toEqual([0, 1, 2, 2, 5])
  expect([
    isBeyond('👍'.repeat(500), 500),
    isBeyond('👍'.repeat(501), 500),
    isBeyond(` ${'밥'.repeat(500)} \n`, 500),
  ]).toEqual([false, true, false])
})

test('a text is cut between letters as they are seen: an emoji of several parts is in it whole, or not at all', () => {
  expect(cutTo('밥🍚국', 2)).toBe('밥🍚')
  expect(cutTo('밥👨‍👩‍👧', 3)).toBe('밥')
  expect(cutTo('밥👨‍👩‍👧', 6)).toBe('밥👨‍👩‍👧')
  expect(cutTo('🇰🇷🇰🇷', 3)).toBe('🇰🇷')
  expect(cutTo('한국'.normalize('NFD'), 4)).toBe('한'.normalize('NFD'))
  expect(cutTo('밥', 0)).toBe('')
})

test('whatever is cut is a beginning of the text, has no more letters than asked for, and no half of any', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
      const cut = cutTo(text, most)
      expect(text.startsWith(cut)).toBe(true)
      expect(lengthOf(cut)).toBeLessThanOrEqual(most)
      expect(cut.isWellFormed()).toBe(true)
      expect(cut === text).toBe(lengthOf(text) <= most)
    }),
  )
})
