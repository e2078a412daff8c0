import { expect, test } from 'vitest'
import { axesOf, codeOf, type EatenFood, matchOf, spanOf } from './rules.ts'
import { addDays } from '#server/seoul.ts'

const TO = '20261115'
/** Forty days of lunch and dinner. */
const eaten = (of: (index: number) => Partial<EatenFood>): EatenFood[] =>
  Array.from({ length: 40 }, (_, index) => index).flatMap((index) =>
    ['2', '3'].map((mealType) => ({
      day: addDays(TO, -index),
      mealType,
      kcal: 950,
      sodiumMg: 950,
      dish: `${mealType}-${index % 5}`,
      ...at(addDays(TO, -index), mealType === '2' ? '120500' : '185000'),
      ...of(index),
    })),
  )
/** A time of a day that a food was eaten. */
const at = (day: string, time: string) => ({ eatDt: `${day}${time}` })
const dayAt = (index: number, time: string) => at(addDays(TO, -index), time)

test.each<[string, (index: number) => Partial<EatenFood>, keyof NonNullable<ReturnType<typeof axesOf>>, number | null]>(
  [
    ['always at the same time', () => ({}), 'TIME', 0],
    ['two hours earlier or later', (index) => dayAt(index, index % 2 === 0 ? '103000' : '143000'), 'TIME', 100],
    // 12:10 and 18:30 to the second are what the server writes where nobody said a time.
    ['times that nobody told', (index) => dayAt(index, index % 2 === 0 ? '121000' : '183000'), 'TIME', null],
    ['four times told of forty', (index) => (index < 4 ? {} : dayAt(index, '121000')), 'TIME', null],
    ['five times told of forty', (index) => (index < 5 ? {} : dayAt(index, '121000')), 'TIME', 0],
    ['as much as planned', () => ({}), 'AMOUNT', 50],
    ['a fifth more', () => ({ kcal: 1140 }), 'AMOUNT', 100],
    ['a fifth less', () => ({ kcal: 760 }), 'AMOUNT', 0],
    ['1,400 mg for 1,000 kcal', () => ({ sodiumMg: 1330 }), 'TASTE', 50],
    ['2,000 mg for 1,000 kcal', () => ({ sodiumMg: 1900 }), 'TASTE', 100],
    ['the same dishes again', () => ({}), 'CHOICE', 0],
    ['another dish each day', (index) => ({ dish: String(index) }), 'CHOICE', 100],
    // What nothing tells stands nowhere.
    ['no food that tells its salt', () => ({ sodiumMg: null }), 'TASTE', null],
    ['snacks alone', () => ({ mealType: '5' }), 'TIME', null],
    ['snacks alone', () => ({ mealType: '5' }), 'CHOICE', null],
  ],
)('%s', (_name, of, axis, value) => {
  expect(axesOf(eaten(of), 1900, { to: TO })?.[axis]).toBe(value)
})

test('how much is said against a goal: without one it is not known, whatever the days come to', () => {
  expect(
    axesOf(
      eaten(() => ({})),
      null,
      { to: TO },
    ),
  ).toEqual({ TIME: 0, AMOUNT: null, TASTE: 17, CHOICE: 0 })
  expect(
    axesOf(
      eaten((index) => ({ mealType: '5', sodiumMg: null, ...dayAt(index, '153000') })),
      null,
      { to: TO },
    ),
  ).toBeUndefined()
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
  expect(codeOf({ TIME: 51, AMOUNT: 49, TASTE: 0, CHOICE: 100 })).toBe('FLMN')
  expect(codeOf({ TIME: 51, AMOUNT: 50, TASTE: null, CHOICE: 100 })).toBe('FXXN')
  expect([matchOf('RMSF'), matchOf('RLMN'), matchOf('FLMF'), matchOf('RXMN')]).toEqual(['RLMN', 'RMSF', 'FMSN', null])
})

test('a type holds from Monday to Sunday', () => {
  expect(['20261116', '20261119', '20261122'].map((day) => spanOf(day))).toEqual(
    Array.from({ length: 3 }, () => ({ from: '20260818', to: '20261115', testedOn: '20261116' })),
  )
})
