import { expect, test } from 'vitest'
import { axesOf, codeOf, type EatenFood, matchOf, spanOf } from './rules.ts'
import { addDays } from '#server/seoul.ts'

const TO = '20261115'
/** Forty days of lunch and dinner. */
const eaten = (of: (index: number) => Partial<EatenFood>): EatenFood[] =>
  Array.from({ length: 40 }, (_, index) => index).flatMap((index) =>
    ['2', '3'].map((mealType) => ({
      day: addDays(TO, -index),
      time: mealType === '2' ? '1210' : '1850',
      mealType,
      kcal: 950,
      sodiumMg: 950,
      dish: `${mealType}-${index % 5}`,
      ...of(index),
    })),
  )

test.each<[string, (index: number) => Partial<EatenFood>, keyof NonNullable<ReturnType<typeof axesOf>>, number]>([
  ['always at the same time', () => ({}), 'TIME', 0],
  ['two hours earlier or later', (index) => ({ time: index % 2 === 0 ? '1030' : '1430' }), 'TIME', 100],
  ['as much as planned', () => ({}), 'AMOUNT', 50],
  ['a fifth more', () => ({ kcal: 1140 }), 'AMOUNT', 100],
  ['a fifth less', () => ({ kcal: 760 }), 'AMOUNT', 0],
  ['1,400 mg for 1,000 kcal', () => ({ sodiumMg: 1330 }), 'TASTE', 50],
  ['2,000 mg for 1,000 kcal', () => ({ sodiumMg: 1900 }), 'TASTE', 100],
  ['the same dishes again', () => ({}), 'CHOICE', 0],
  ['another dish each day', (index) => ({ dish: String(index) }), 'CHOICE', 100],
  // What nothing tells stands in the middle.
  ['no food that tells its salt', () => ({ sodiumMg: null }), 'TASTE', 50],
  ['snacks alone', () => ({ mealType: '5' }), 'TIME', 50],
  ['snacks alone', () => ({ mealType: '5' }), 'CHOICE', 50],
])('%s', (_name, of, axis, value) => {
  expect(axesOf(eaten(of), 1900, { to: TO })?.[axis]).toBe(value)
})

test.each<[string, (index: number) => Partial<EatenFood>, number]>([
  ['another dish each day', (index) => ({ dish: String(index) }), 100],
  ['fifteen dishes in turn', (index) => ({ dish: String(index % 15) }), 0],
  // Of the last ten days three dishes are new, which is half of the way to six of ten.
  ['a new dish now and then', (index) => ({ dish: index < 3 ? String(index) : '김치찌개' }), 50],
])('of thirty days in a row the last third is held against the days before: %s', (_name, of, choice) => {
  expect(axesOf(eaten(of).slice(0, 60), 1900, { to: TO })?.CHOICE).toBe(choice)
})

test('fewer than thirty days are no type', () => {
  expect(axesOf(eaten(() => ({})).slice(0, 58), 1900, { to: TO })).toBeUndefined()
})

test('letters follow the axes, and the match turns all but the first', () => {
  expect(codeOf({ TIME: 18, AMOUNT: 64, TASTE: 71, CHOICE: 33 })).toBe('RMSF')
  expect(codeOf({ TIME: 51, AMOUNT: 50, TASTE: 0, CHOICE: 100 })).toBe('FLMN')
  expect([matchOf('RMSF'), matchOf('RLMN'), matchOf('FLMF')]).toEqual(['RLMN', 'RMSF', 'FMSN'])
})

test('a type holds from Monday to Sunday', () => {
  expect(['20261116', '20261119', '20261122'].map((day) => spanOf(day))).toEqual(
    Array.from({ length: 3 }, () => ({ from: '20260818', to: '20261115', testedOn: '20261116' })),
  )
})
