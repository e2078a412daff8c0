import { describe, expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { withEaten, withFood, withoutFoods, withTime } from './optimistic-day.ts'

type Food = Schemas['MealFood']

const food = (hcUclSeqNo: number, menuMealType: Food['menuMealType'], clock: string, kcal: string) =>
  ({ hcUclSeqNo, menuMealType, eatDt: `20261119${clock}00`, kcal }) as Food // all that sums and places read
const day: Schemas['DayEatMealMenu'] = {
  baseDt: '20261119',
  eatKcal: 888,
  mealList: [
    {
      menuMealType: '1',
      menuMealTypeTxt: '아침',
      eatKcal: 251,
      nfYn: 'N',
      foodList: [food(1, '1', '0740', '174'), food(2, '1', '0740', '77')],
    },
    { menuMealType: '2', menuMealTypeTxt: '점심', eatKcal: 637, nfYn: 'N', foodList: [food(7, '2', '1210', '637')] },
  ],
}

describe('the day before the server has answered', () => {
  test('is without the food, and its sums follow', () => {
    const after = withoutFoods(day, new Set([1]))
    expect(after.eatKcal).toBe(714)
    expect(after.mealList[0]).toMatchObject({ eatKcal: 77, foodList: [{ hcUclSeqNo: 2 }] })
    expect(
      withEaten({ baseDt: '20261119', eatKcal: 888, eatKcalGoal: 1900, remainKcal: 1012, mealList: [] }, after.eatKcal),
    ).toMatchObject({ eatKcal: 714, remainKcal: 1186 })
  })

  test('has no place for a meal whose last food is gone, and no zero for a day', () => {
    expect(withoutFoods(day, new Set([1, 2, 7]))).toMatchObject({ eatKcal: null, mealList: [] })
    expect(
      withEaten({ baseDt: '20261119', eatKcal: 5, eatKcalGoal: null, remainKcal: null, mealList: [] }, null),
    ).toMatchObject({ eatKcal: null, remainKcal: null })
  })

  test('has a food that was recorded at its time, and its sums follow', () => {
    const after = withFood(day, food(0, '2', '1150', '119.6'))
    expect(after).toMatchObject({
      eatKcal: 1008,
      mealList: [{ eatKcal: 251 }, { eatKcal: 757, foodList: [{ hcUclSeqNo: 0 }, { hcUclSeqNo: 7 }] }],
    })
    expect(withFood(day, food(9, '3', '1830', '500')).mealList.map(({ menuMealType }) => menuMealType)).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  test('has a record that was changed once, and a meal that was skipped is not skipped any more', () => {
    expect(withFood(day, food(7, '2', '1210', '541'))).toMatchObject({
      eatKcal: 792,
      mealList: [{}, { eatKcal: 541, foodList: [{ hcUclSeqNo: 7 }] }],
    })
    expect(withTime(day, 2, '20261119073000').mealList[0]?.foodList.map(({ hcUclSeqNo }) => hcUclSeqNo)).toEqual([2, 1])
    expect(withTime(day, 99, '20261119073000')).toBe(day)
    const skipped: typeof day = {
      ...day,
      mealList: [{ menuMealType: '3', menuMealTypeTxt: '저녁', eatKcal: null, nfYn: 'Y', foodList: [] }],
    }
    expect(withFood(skipped, food(0, '3', '1830', '500'))).toMatchObject({
      eatKcal: 500,
      mealList: [{ nfYn: 'N', eatKcal: 500 }],
    })
  })
})
