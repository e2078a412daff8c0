import { describe, expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { foodNameOf, mealIn, restorationOf, toFood } from './one-meal.ts'

type Food = Schemas['MealFood']

const food = (hcUclSeqNo: number, over: Partial<Food> = {}): Food => ({
  hcUclSeqNo,
  hcId: 'HC1',
  datauuid: null,
  eatDt: '20261119074000',
  menuMealType: '1',
  menuName: '통밀식빵',
  menuNameEng: 'Whole-wheat bread',
  dishTxt: null,
  dishTxtEng: null,
  kcal: '174',
  totCho: null,
  totProtein: null,
  totFat: null,
  totSugar: null,
  totFib: null,
  totNa: null,
  sourceCode: 'SEARCH',
  foodId: 'F000102',
  eatQty: 2,
  unitCode: 'PIECE',
  unitNm: '장',
  unitNmEng: 'slice',
  favYn: 'N',
  ...over,
})
const course = food(7, {
  menuMealType: '2',
  eatDt: '20261119121000',
  sourceCode: 'COURSE',
  foodId: null,
  menuName: '고등어구이&미역국',
  menuNameEng: 'Grilled mackerel&Seaweed soup',
  dishTxt: '고등어구이,미역국',
  eatQty: 1,
  unitCode: 'SERVING',
  kcal: '637',
})
const day: Schemas['DayEatMealMenu'] = {
  baseDt: '20261119',
  eatKcal: 888,
  mealList: [
    {
      menuMealType: '1',
      menuMealTypeTxt: '아침',
      eatKcal: 251,
      nfYn: 'N',
      foodList: [food(1), food(2, { menuName: '삶은 달걀', kcal: '77' })],
    },
    { menuMealType: '2', menuMealTypeTxt: '점심', eatKcal: 637, nfYn: 'N', foodList: [course] },
  ],
}
const place = {
  menuDt: '20261119',
  hallNo: 'E101',
  menuCourseType: 'AA',
  menuMealType: '2',
  restaurantCode: 'REST000311',
} as Schemas['MealFoodCourse'] // its key is all that is read

describe('a meal out of its day', () => {
  test('has its foods, the time of the first, and its sum', () => {
    expect(mealIn(day, '1', 'ko')).toMatchObject({
      clock: '07:40',
      kcal: 251,
      skipped: false,
      foods: [
        { number: 1, name: '통밀식빵', unit: '장' },
        { number: 2, name: '삶은 달걀' },
      ],
    })
    expect(mealIn(day, '3', 'ko')).toEqual({ foods: [], clock: null, kcal: null, skipped: false })
  })

  test('is read in English where the foods have such names; bowls stay by the Korean one', () => {
    expect(toFood(food(1), 'en')).toMatchObject({ name: 'Whole-wheat bread', unit: 'slice', bowls: ['통밀식빵'] })
    expect(toFood(food(1, { menuNameEng: null }), 'en').name).toBe('통밀식빵')
    expect(
      foodNameOf({ source: 'COURSE', name: '고등어구이&미역국', english: 'Grilled mackerel&Seaweed soup' }, 'en'),
    ).toBe('Grilled mackerel with seaweed soup')
    expect(foodNameOf({ source: 'COURSE', name: '고등어구이&미역국', english: null }, 'ko')).toBe('고등어구이와 미역국')
    expect(foodNameOf({ source: 'WRITE', name: '치즈&크래커', english: null }, 'ko')).toBe('치즈&크래커')
  })
})

describe('what was removed comes back', () => {
  test('as the same food with its amount and its time', () => {
    expect(restorationOf(toFood(food(1), 'ko'), '20261119', '1', null)).toEqual({
      by: 'food',
      body: {
        baseDt: '20261119',
        menuMealType: '1',
        foodList: [{ foodId: 'F000102', eatQty: 2, unitCode: 'PIECE', eatDt: '20261119074000' }],
      },
    })
  })

  test('as the same course with the bowls that were left and the words said of it', () => {
    expect(restorationOf(toFood(course, 'ko'), '20261119', '2', { place, left: ['M2'], memo: '짰어요' })).toEqual({
      by: 'course',
      body: {
        menuDt: '20261119',
        hallNo: 'E101',
        menuCourseType: 'AA',
        menuMealType: '2',
        restaurantCode: 'REST000311',
        eatQty: 1,
        eatDt: '20261119121000',
        exceptMenuCodeList: ['M2'],
        memoTxt: '짰어요',
      },
    })
  })

  test('not at all where no call could bring it back: it is asked about first', () => {
    expect(restorationOf(toFood(course, 'ko'), '20261119', '2', null)).toBeNull()
    expect(
      restorationOf(toFood(food(3, { sourceCode: 'PHONE', foodId: null }), 'ko'), '20261119', '1', null),
    ).toBeNull()
  })
})
