import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { kcalOf } from './basket.ts'
import { chosenAgain, chosenOf, foodsOfMeal, lastDayOf, mealAgain, toFavourite, toRecent } from './food.ts'

const none = { totCho: null, totProtein: null, totFat: null, totSugar: null, totFib: null, totNa: null }
const bread: Schemas['RcntMealMenu'] = {
  rcntSeq: 5201,
  eatQty: 2,
  lastEatDt: '20261119074000',
  foodId: 'F000102',
  menuName: '통밀식빵',
  menuNameEng: 'Wholewheat bread',
  brandNm: null,
  brandNmEng: null,
  servingTxt: '1장 (35 g)',
  servingTxtEng: '1 slice (35 g)',
  unitCode: 'PIECE',
  unitNm: '장',
  unitNmEng: 'slice',
  servingQty: 1,
  favYn: 'Y',
  kcal: '1,087',
  ...none,
}
const eaten: Schemas['MealFood'] = {
  hcUclSeqNo: 1,
  hcId: 'HC',
  datauuid: null,
  eatDt: '20261117190000',
  menuMealType: '3',
  menuName: '현미밥',
  menuNameEng: 'Brown rice',
  dishTxt: null,
  dishTxtEng: null,
  sourceCode: 'SEARCH',
  foodId: 'F1',
  eatQty: 0.5,
  unitCode: 'SERVING',
  unitNm: '공기',
  unitNmEng: 'bowl',
  favYn: 'N',
  kcal: '150',
  ...none,
}

test('a recent food comes with amount and unit of last time, and so its energy is known', () => {
  const recent = toRecent(bread)
  expect(recent).toMatchObject({
    seq: 5201,
    qty: 2,
    favourite: true,
    servingKcal: 1087,
    unit: { code: 'PIECE', name: '장', nameEng: 'slice', servings: 1 },
  })
  expect(kcalOf(chosenOf(recent, recent.qty))).toBe(2174)
})

test('any other food comes once, or by its serving where it is weighed', () => {
  const yogurt = toFavourite({
    ...bread,
    favSeq: 912,
    orderSeq: 1,
    unitCode: 'GRAM',
    unitNm: 'g',
    unitNmEng: 'g',
    servingQty: 0.01,
  })
  expect(chosenOf(yogurt).qty).toBe(100)
  expect(chosenOf(toRecent(bread)).qty).toBe(1)
})

test('a food of the record is chosen again as it was; one without a key cannot be', () => {
  const again = chosenAgain(eaten)
  expect(again).toMatchObject({ foodId: 'F1', qty: 0.5, unit: { name: '공기' } })
  expect(again && kcalOf(again)).toBe(150)
  expect(chosenAgain({ ...eaten, foodId: null, sourceCode: 'COURSE' })).toBeNull()
})

test('a meal is offered again whole or not at all', () => {
  expect(mealAgain([eaten, { ...eaten, foodId: 'F2' }])).toHaveLength(2)
  expect(mealAgain([eaten, { ...eaten, foodId: null }])).toBeNull()
  expect(mealAgain([])).toBeNull()
  expect(
    foodsOfMeal(
      { mealList: [{ menuMealType: '3', menuMealTypeTxt: '저녁', eatKcal: 150, nfYn: 'N', foodList: [eaten] }] },
      '3',
    ),
  ).toEqual([eaten])
})

test('a food that a meal has twice is chosen again with all of it', () => {
  const [rice, ...others] = mealAgain([eaten, { ...eaten, hcUclSeqNo: 2, eatQty: 1, kcal: '310' }]) ?? []
  expect([rice?.qty, rice && kcalOf(rice), others]).toEqual([1.5, 460, []])
  expect(
    mealAgain([eaten, { ...eaten, hcUclSeqNo: 2, eatQty: 100, unitCode: 'GRAM', unitNm: 'g', unitNmEng: 'g' }]),
  ).toBeNull()
})

test('the last meal of that kind lies before the day itself, in whatever order the diary comes', () => {
  const meal = {
    menuMealType: '3',
    menuMealTypeTxt: '저녁',
    eatDt: '',
    foodNmTxt: '',
    foodNmTxtEng: '',
    foodCnt: 1,
    sumKcal: 1,
    photoUrl: null,
    dishTxt: null,
  } as const
  const day = (baseDt: string, has = true) =>
    ({ baseDt, mealList: has ? [meal] : [] }) as unknown as Schemas['DiaryDay'] // only what is read
  expect(lastDayOf([day('20261119'), day('20261118', false), day('20261117'), day('20261110')], '3', '20261119')).toBe(
    '20261117',
  )
  expect(lastDayOf([day('20261119')], '3', '20261119')).toBeNull()
})
