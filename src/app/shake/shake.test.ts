import { expect, test } from 'vitest'
import { shakeDetector } from './shake.ts'

/** How often a movement is taken for a shake: its acceleration along one axis, every 60 ms. */
function shakes(along: readonly number[], everyMs = 60): number {
  const isShake = shakeDetector()
  return along.filter((x, index) => isShake({ x, y: 0, z: 9.8, atMs: index * everyMs })).length
}
const still = Array.from({ length: 20 }, () => 0)

test('a phone that is turned sharply a few times is shaken, once', () => {
  expect(shakes([0, 12, -12, 12, -12, 12, -12])).toBe(1)
  expect(shakes([0, 12, -12, 12, -12, ...still, ...still, 12, -12, 12, -12])).toBe(2)
})

test('walking, lifting and putting down are no shakes', () => {
  expect(shakes([0, 4, -3, 5, -4, 4, -5, 3, -4])).toBe(0)
  expect(shakes([0, 16, 15, 2, 0, ...still, -16, 0])).toBe(0)
  expect(shakes([0, 12, -12, 12, -12], 900)).toBe(0)
})
