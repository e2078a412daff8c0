import { expect, test } from 'vitest'
import { canAddFavourite, FAVOURITE_LIMIT } from './favourite-limit.ts'

test('a hundred favourite menus are the most [VAL-09] [MEA-06] [MEA-07] [CON-12]', () => {
  expect(FAVOURITE_LIMIT).toBe(100)
  expect(canAddFavourite(99)).toBe(true)
  expect(canAddFavourite(100)).toBe(false)
})
