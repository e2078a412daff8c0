import { expect, test } from 'vitest'
import { chosenAtFirst, OWN, ownValue } from './target.ts'

const LEVELS = [
  { optCode: 'EASY', goalVal: '68.9' },
  { optCode: 'STEADY', goalVal: '67.8' },
]

test('the own target stands chosen, before there is one what suits', () => {
  expect(chosenAtFirst({ optCode: null, goalVal: null }, LEVELS, { recmndVal: '67.8' })).toBe('STEADY')
  expect(chosenAtFirst({ optCode: 'EASY', goalVal: '68.9' }, LEVELS, { recmndVal: '67.8' })).toBe('EASY')
  expect(chosenAtFirst({ optCode: null, goalVal: '68.0' }, LEVELS, { recmndVal: '67.8' })).toBe(OWN)
  expect(chosenAtFirst({ optCode: null, goalVal: null }, [], { recmndVal: null })).toBe(OWN)
})

test('an own value lies between the ends and has one decimal at most', () => {
  const ends = { minVal: '66.4', maxVal: '69.9' }
  expect([ownValue(' 68.0 ', ends), ownValue('66.4', ends), ownValue('69.9', ends)]).toEqual(['68.0', '66.4', '69.9'])
  expect([
    ownValue('66.3', ends),
    ownValue('70', ends),
    ownValue('68.05', ends),
    ownValue('', ends),
    ownValue('x', ends),
  ]).toEqual(Array(5).fill(undefined))
})
