import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test('counts letters put in, taken out and exchanged', () => {
  expect(editDistance('weight', 'weight')).toBe(0)
  expect(editDistance('wieght', 'weight')).toBe(2)
  expect(editDistance('weightrecord', 'weightrecrd')).toBe(1)
  expect(editDistance('', 'abc')).toBe(3)
  expect(editDistance('ㄱㅗㄷㅡㅇㅇㅓ', 'ㄱㅗㄷㅡㄴㅇㅓ')).toBe(1)
})

test('stops counting beyond what is asked for', () => {
  expect(editDistance('kitten', 'sitting', 3)).toBe(3)
  expect(editDistance('kitten', 'sitting', 2)).toBe(3)
  expect(editDistance('a', 'abcdefgh', 2)).toBe(3)
})
