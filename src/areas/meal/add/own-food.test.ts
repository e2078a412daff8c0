import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { NO_FOOD, ownFoodForm, toForm } from './own-food.ts'

const schema = ownFoodForm({ name: 'name', kcal: 'kcal', number: 'number' })
const problems = (fields: Partial<typeof NO_FOOD>) => safeParse(schema, { ...NO_FOOD, ...fields }).issues?.map(({ path, message }) => `${path?.[0]?.key as string}: ${message}`) ?? []

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
  expect(toForm({ ...draft, serving: '1줄' }, { foodId: 'F901004', record: { day: '20261119', meal: '3' } })).toMatchObject({
    foodId: 'F901004', servingTxt: '1줄', record: { baseDt: '20261119', menuMealType: '3', eatQty: 1 },
  })
})
