import { expect, test } from 'vitest'
import { formatPortion, nextPortion } from './portions.ts'

test('quarters, thirds and halves are written as in a kitchen, all else with decimals', () => {
  expect([0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2.25, 0.4, 100, 1250].map(formatPortion)).toEqual([
    '¼',
    '⅓',
    '½',
    '⅔',
    '¾',
    '1',
    '1½',
    '2¼',
    '0.4',
    '100',
    '1,250',
  ])
})

test('a step leads to the next rung, also from between two', () => {
  expect([
    nextPortion(1, 0.5, true),
    nextPortion(1, 0.5, false),
    nextPortion(0.75, 0.5, true),
    nextPortion(0.75, 0.5, false),
  ]).toEqual([1.5, 0.5, 1, 0.5])
  expect([nextPortion(120, 50, true), nextPortion(120, 50, false), nextPortion(0.1 + 0.2, 0.1, true)]).toEqual([
    150, 100, 0.4,
  ])
})
