import { expect, test } from 'vitest'
import { advised } from '#server/domain/nutrition/advised.rules.ts'
import { lacking } from './rules.ts'

const needs = advised({ gender: 'F', age: 27 }, null)
const day = {
  day: '20261119',
  foods: [{}],
  meals: [{ mealType: '2' }],
  advised: needs,
  proteinG: 12,
  fibreG: null,
  carbohydrateG: 60,
  fatG: 10,
}
const at = (time: string) => ({ day: '20261119', time })

test('a day lacks something after its dinner, late in the evening, or once it is over, not before', () => {
  expect([lacking(day, at('0830')), lacking(day, at('2059')), lacking(day, at('2100'))]).toEqual([[], [], ['protein']])
  expect(lacking({ ...day, meals: [{ mealType: '1' }, { mealType: '3' }] }, at('1820'))).toEqual(['protein'])
  expect(lacking({ ...day, day: '20261118' }, at('0830'))).toEqual(['protein'])
  expect([lacking({ ...day, foods: [] }, at('2200')), lacking({ ...day, advised: null }, at('2200'))]).toEqual([[], []])
})
