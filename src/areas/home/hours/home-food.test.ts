import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { mealAt, toFood } from './home-food.queries.ts'

test('a food at home is of the meal of the hour', () => {
  expect(['0705', '1029', '1030', '1459', '1500', '1700', '2350'].map(mealAt)).toEqual([
    '1',
    '1',
    '2',
    '2',
    '5',
    '3',
    '3',
  ])
})

test('its energy is of the amount of the last time; what is not known is nothing', () => {
  const row = {
    foodId: 'F1',
    menuName: '현미밥',
    menuNameEng: 'Brown rice',
    eatQty: 0.5,
    unitCode: '01',
    servingQty: 2,
    kcal: '300',
  } as unknown as Schemas['RcntMealMenu'] // what is read of a row
  expect(toFood(row)).toMatchObject({ name: '현미밥', qty: 0.5, kcal: 300 })
  expect(toFood({ ...row, kcal: null } as unknown as Schemas['RcntMealMenu']).kcal).toBeNull()
})
