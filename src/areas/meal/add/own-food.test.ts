import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { draftOf, NO_FOOD, ownFoodForm, toForm } from './own-food.ts'

const schema = ownFoodForm({ name: 'name', kcal: 'kcal', number: 'number' })
const problems = (fields: Partial<typeof NO_FOOD>) =>
  safeParse(schema, { ...NO_FOOD, ...fields }).issues?.map(
    ({ path, message }) => `${path?.[0]?.key as string}: ${message}`,
  ) ?? []

test('name and energy are needed, all else may be unknown', () => {
  expect(problems({})).toEqual(['name: name', 'kcal: kcal'])
  expect(problems({ name: ' 김밥 ', kcal: '420' })).toEqual([])
  expect(problems({ name: '물', kcal: '0' })).toEqual([])
})

test('a number that no food has is said at its field', () => {
  expect(problems({ name: '김밥', kcal: '10001' })).toEqual(['kcal: kcal'])
  expect(problems({ name: '김밥', kcal: '420', cho: 'x', sodium: '-1' })).toEqual(['cho: number', 'sodium: number'])
})

test('what was left empty is not sent, so that it is unknown and not zero', () => {
  const draft = { ...NO_FOOD, name: '엄마표 김밥', kcal: '420', protein: '12,5' }
  expect(toForm(draft, {})).toEqual({ menuName: '엄마표 김밥', kcal: 420, totProtein: 12.5 })
  expect(
    toForm({ ...draft, serving: '1줄' }, { foodId: 'F901004', record: { day: '20261119', meal: '3', clock: null } }),
  ).toMatchObject({
    foodId: 'F901004',
    servingTxt: '1줄',
    record: { baseDt: '20261119', menuMealType: '3', eatQty: 1 },
  })
})

test('is recorded for the time that was chosen; one that nobody chose is not said', () => {
  const draft = { ...NO_FOOD, name: '팥 호빵', kcal: '220' }
  expect(toForm(draft, { record: { day: '20261119', meal: '5', clock: '15:40' } }).record).toEqual({
    baseDt: '20261119',
    menuMealType: '5',
    eatQty: 1,
    eatDt: '20261119154000',
  })
  expect(toForm(draft, { record: { day: '20261119', meal: '5', clock: null } }).record).toEqual({
    baseDt: '20261119',
    menuMealType: '5',
    eatQty: 1,
  })
})

test('sugar and fibre are sent like the others, and a food that is changed keeps what it has of them', () => {
  expect(problems({ name: '김밥', kcal: '420', sugar: '2001', fibre: '-1' })).toEqual([
    'sugar: number',
    'fibre: number',
  ])
  expect(toForm({ ...NO_FOOD, name: '김밥', kcal: '420', sugar: '6', fibre: '3.5' }, {})).toEqual({
    menuName: '김밥',
    kcal: 420,
    totSugar: 6,
    totFib: 3.5,
  })
  const food = {
    menuName: '김밥',
    servingTxt: '1줄',
    kcal: '420',
    totCho: '60',
    totProtein: '12',
    totFat: null,
    totSugar: '6',
    totFib: '3.5',
    totNa: '900',
  } as Schemas['NtntDetail'] // what is read of a food
  expect(toForm(draftOf(food), { foodId: 'F901004' })).toEqual({
    foodId: 'F901004',
    menuName: '김밥',
    servingTxt: '1줄',
    kcal: 420,
    totCho: 60,
    totProtein: 12,
    totSugar: 6,
    totFib: 3.5,
    totNa: 900,
  })
})
