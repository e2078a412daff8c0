import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import {
  amountOfBowls,
  asRecorded,
  bowlsOf,
  chosenAs,
  firstAmount,
  nutrientOf,
  ofRecord,
  toPortioned,
  weightOf,
} from './amount.ts'
import { kcalOf } from './basket.ts'

const rice: Schemas['NtntDetail'] = {
  foodId: 'F1',
  menuName: '현미밥',
  menuNameEng: 'Brown rice',
  brandNm: null,
  brandNmEng: null,
  servingTxt: '1공기 (200 g)',
  servingTxtEng: '1 bowl (200 g)',
  unitCode: 'SERVING',
  unitNm: '공기',
  unitNmEng: 'bowl',
  servingQty: 1,
  favYn: 'N',
  kcal: '300',
  totCho: '65',
  totProtein: '6.4',
  totFat: '2',
  totSugar: null,
  totFib: '3',
  totNa: '4',
  totSatFat: null,
  totTransFat: null,
  totChol: null,
  totCalcium: null,
  estimateYn: 'Y',
  sourceTxt: '표준 조리법',
  unitList: [
    { unitCode: 'SERVING', unitNm: '공기', unitNmEng: 'bowl', servingQty: 1 },
    { unitCode: 'GRAM', unitNm: 'g', unitNmEng: 'g', servingQty: 0.005 },
  ],
}
const food = toPortioned(rice)

test('half a bowl is a hundred grams and half of everything; what nobody knows stays unknown', () => {
  const half = { unit: food.units[0], qty: 0.5 }
  expect(nutrientOf(food.serving.kcal, half)).toBe(150)
  expect(nutrientOf(food.serving.cho, half)).toBe(32.5)
  expect(nutrientOf(food.serving.sugar, half)).toBeNull()
  expect(weightOf(half, food.units)).toMatchObject({ qty: 100, unit: { name: 'g' } })
  expect(weightOf({ unit: food.units[1] ?? food.units[0], qty: 100 }, food.units)).toBeUndefined()
})

test('the bowl draws weights by their servings, and moving it gives a weight again', () => {
  const gram = food.units[1] ?? food.units[0]
  expect(bowlsOf({ unit: gram, qty: 100 })).toBe(0.5)
  expect(bowlsOf({ unit: gram, qty: 3 })).toBe(0.25)
  expect(amountOfBowls(1.25, gram)).toBe(250)
  expect(amountOfBowls(1.25, food.units[0])).toBe(1.25)
})

test('the page begins with what was recorded or chosen, in a unit that the food still has', () => {
  expect(firstAmount(food, { code: 'GRAM', qty: 80 })).toMatchObject({ qty: 80, unit: { code: 'GRAM' } })
  expect(firstAmount(food, { code: 'GLASS', qty: 3 })).toMatchObject({ qty: 1, unit: { code: 'SERVING' } })
  expect(firstAmount(food, undefined).qty).toBe(1)
})

const eaten = (over: Partial<Schemas['MealFoodDetail']>) =>
  ({
    ...rice,
    hcUclSeqNo: 7,
    hcId: 'HC',
    datauuid: null,
    eatDt: '',
    menuMealType: '3',
    dishTxt: null,
    dishTxtEng: null,
    sourceCode: 'SEARCH',
    eatQty: 2,
    kcal: '600',
    photoUrl: '',
    photoCd: '',
    course: null,
    ...over,
  }) as unknown as Schemas['MealFoodDetail'] // the food's other fields are not read

test('a record keeps the name and the values that it was saved with, whatever the food has become since', () => {
  const before = asRecorded(
    food,
    eaten({ menuName: '현미밥 (작은 공기)', kcal: '240', totNa: null, unitCode: 'GRAM', eatQty: 160 }),
  )
  expect(before).toMatchObject({ name: '현미밥 (작은 공기)', serving: { kcal: 300, sodiumMg: null } })
  expect(before.units).toEqual(food.units)
  expect(asRecorded(food, eaten({ kcal: '500' })).serving.kcal).toBe(250)
  expect(
    asRecorded(food, eaten({ unitCode: 'GLASS', kcal: '500' })),
    'a unit that the food has no more tells nothing',
  ).toEqual(food)
})

test('a record of a food that is gone can still be changed, by its own numbers', () => {
  const gone = ofRecord(eaten({}), 'F1')
  expect(gone.serving).toMatchObject({ kcal: 300, sugar: null })
  expect(kcalOf(chosenAs(gone, firstAmount(gone, { code: 'SERVING', qty: 2 })))).toBe(600)
})
