import { expect, test } from 'vitest'
import { transition } from './router.ts'

test('places of the bottom navigation change at once; going deeper and coming back is a transition', () => {
  expect(transition(true, true)).toBe(false)
  expect(transition(true, false)).toEqual(['forward'])
  expect(transition(false, true)).toEqual(['back'])
  expect(transition(false, false)).toEqual(['forward'])
})

test('the first screen takes the place of its drawing without a transition', () => {
  expect([transition(undefined, true), transition(undefined, false)]).toEqual([false, false])
})
