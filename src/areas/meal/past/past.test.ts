import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { rangeStart, toPastMeal } from './past.ts'

const row = {
  baseDt: '20261119',
  menuMealType: '2',
  menuMealTypeTxt: '점심',
  eatKcal: 637,
  foodCnt: 2,
  menuTxt: '소불고기덮밥,우유',
  menuTxtEng: 'Bulgogi rice bowl,Milk',
  dishTxt: '소불고기덮밥,배추김치,우유',
  nfYn: 'N',
  photoUrl: '',
  photoCd: '',
} as const satisfies Schemas['DayRecordRow']

test('what was looked for stands first', () => {
  expect(toPastMeal(row, '우유', 'ko')).toMatchObject({
    foods: ['우유', '소불고기덮밥'],
    bowls: ['우유', '소불고기덮밥', '배추김치'],
  })
  expect(toPastMeal(row, undefined, 'ko').foods).toEqual(['소불고기덮밥', '우유'])
})

test('a dish of a course is named, where the course’s own name does not hold the word', () => {
  expect(toPastMeal(row, '김치', 'ko').foods).toEqual(['배추김치', '소불고기덮밥', '우유'])
})

test('English members read English names', () => {
  expect(toPastMeal(row, 'milk', 'en').foods).toEqual(['Milk', 'Bulgogi rice bowl'])
})

test('a range ends today', () => {
  expect(rangeStart('all', '20261119')).toBeUndefined()
  expect(rangeStart('month', '20261119')).toBe('20261020')
  expect(rangeStart('year', '20261119')).toBe('20251120')
})
