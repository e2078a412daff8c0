import { beforeAll, describe, expect, test } from 'vitest'
import { readContract, type ContractReader } from './contract-reader.ts'

const SLOW_MS = 60_000
const FAVOURITE_LIMIT = 100
const FOOD_LIST_SAVES = ['healthInsertTabMealMenu', 'healthSaveMealRecordSearchDetailList']
const GRAMS_PER_ML_OF_ALCOHOL = 0.8

type Food = {
  hcUclSeqNo: number
  datauuid: string | null
  kcal: string
  totCho: string
  totProtein: string
  totFat: string
  totSugar: string
  totFib: string
  totNa: string
}
type Day = { eatKcal: number; eatKcalGoal: number }
type Meal = { menuMealType: string; eatKcal: number | null; foodList: Food[] }

let log: ContractReader
beforeAll(async () => {
  log = await readContract('health')
}, SLOW_MS)

const number = (text: string) => Number(text.replaceAll(',', ''))
const sum = (values: number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 10) / 10
const eaten = () => log.answer<Day & { mealList: Meal[] }>('healthDayEatMealMenu')

describe('the meal records in the contract', () => {
  test('allow 100 favourite menus in the count, the list, the order and one save [MEA-06, MEA-07, CON-12]', () => {
    const count = log.shape('FavMealMenuCount').properties ?? {}
    expect([count['favLmtMaxCount']?.const, count['favCnt']?.maximum]).toEqual([FAVOURITE_LIMIT, FAVOURITE_LIMIT])
    expect(log.payload('healthFavMealMenu').maxItems).toBe(FAVOURITE_LIMIT)
    expect(log.body('healthUpdateSortFavMealMenu').properties?.['favSeqList']?.maxItems).toBe(FAVOURITE_LIMIT)
    expect(log.body('healthSaveMealFavMealMenu').properties?.['foodIdList']?.maxItems).toBe(FAVOURITE_LIMIT)
  })

  test('refuse a favourite beyond the limit as a conflict and tell the count beforehand [VAL-09]', () => {
    expect(Object.keys(log.operation('healthSaveMealFavMealMenu').operation.responses)).toContain('409')
    expect(log.operation('healthFavMealMenuCount').method).toBe('get')
    expect(log.answer('healthFavMealMenuCount', 'full')).toEqual({
      favCnt: FAVOURITE_LIMIT,
      favLmtMaxCount: FAVOURITE_LIMIT,
    })
  })

  test('delete recent and favourite menus and order favourites by the keys their lists carry [MEA-15]', () => {
    expect(log.requiredOf(log.body('healthDeleteRcntMealMenu'))).toEqual(['rcntSeqList'])
    expect(log.requiredOf(log.shape('RcntMealMenu'))).toContain('rcntSeq')
    for (const id of ['healthDeleteFavMealMenu', 'healthUpdateSortFavMealMenu'])
      expect(log.requiredOf(log.body(id))).toEqual(['favSeqList'])
    expect(log.requiredOf(log.shape('FavMealMenu'))).toContain('favSeq')
  })

  test('key every food by foodId, in the lists to choose from and in what is saved [MEA-01]', () => {
    for (const name of ['RcntMealMenu', 'FavMealMenu', 'DiMealMenu', 'NtntDetail', 'MealFoodForm']) {
      expect(log.requiredOf(log.shape(name))).toContain('foodId')
    }
    expect(log.requiredOf(log.body('healthSaveMealRecordSearchDetail'))).toContain('foodId')
    for (const id of FOOD_LIST_SAVES) {
      const foodList = log
        .body(id)
        .allOf?.map((part) => log.follow(part).properties?.['foodList'])
        .find(Boolean)
      expect(log.follow(foodList?.items)).toBe(log.shape('MealFoodForm'))
    }
  })

  test('tell of a recorded food the number and the phone id that deleting it there needs [HSY-74, HDT-10]', () => {
    const required = log.requiredOf(log.shape('MealFood'))
    for (const key of ['hcUclSeqNo', 'datauuid', 'hcId']) expect(required).toContain(key)
    expect(log.requiredOf(log.shape('MealFoodKeyList'))).toEqual(['hcUclSeqNoList'])
  })

  test('record, change and remove foods [MEA-09]', () => {
    expect(log.keysOf(log.body('healthSaveMealRecordSearchDetail'))).toContain('hcUclSeqNo')
    expect(log.requiredOf(log.body('healthSaveMealRecordSearchDetail'))).not.toContain('hcUclSeqNo')
    expect(log.body('healthDeleteUserCntrlNF').oneOf).toHaveLength(2)
  })

  test('offer drinks by the code and in the units that the diary saves [DIA-01, MEA-16]', () => {
    const saved = log.shape('DrinkSaveItem')
    for (const key of log.requiredOf(saved).filter((key) => key !== 'drinkQty')) {
      expect([...log.requiredOf(log.shape('AlcholDrink')), ...log.requiredOf(log.shape('AlcholUnit'))]).toContain(key)
    }
    expect(log.follow(log.shape('AlcholUnit').properties?.['unitCode'])).toBe(
      log.follow(saved.properties?.['unitCode']),
    )
    expect(log.shape('DrinkUnit').enum).toEqual(['GLASS', 'BOTTLE', 'CAN'])
  })

  test('search all meal records by a word [MEA-08]', () => {
    expect(log.parameters('healthDayRecord').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['searchWord', 'pageNo', 'pageSize']),
    )
  })
})

describe('the meal records in the examples', () => {
  test('add up: foods to meals, meals to the day, the day to the goal', () => {
    const { eatKcal, mealList } = eaten()
    for (const meal of mealList) expect(sum(meal.foodList.map(({ kcal }) => number(kcal)))).toBe(meal.eatKcal)
    expect(sum(mealList.map((meal) => meal.eatKcal ?? 0))).toBe(eatKcal)
    const info = log.answer<Day & { remainKcal: number; mealList: { menuMealType: string; eatKcal: number | null }[] }>(
      'healthDayMealInfo',
    )
    expect([info.eatKcal, info.remainKcal]).toEqual([eatKcal, info.eatKcalGoal - eatKcal])
    const byType = new Map(mealList.map((meal) => [meal.menuMealType, meal.eatKcal]))
    expect(info.mealList.map((meal) => meal.eatKcal)).toEqual(
      info.mealList.map((meal) => byType.get(meal.menuMealType) ?? null),
    )
    const tabs = log.answer<Day & { tabList: { eatKcal: number | null; stdKcal: number | null }[] }>(
      'healthDayTabKcalInfo',
    )
    expect(tabs.tabList.map((tab) => tab.eatKcal)).toEqual(info.mealList.map((meal) => meal.eatKcal))
    expect(sum(tabs.tabList.map((tab) => tab.stdKcal ?? 0))).toBe(tabs.eatKcalGoal)
  })

  test('have the nutrients of the day that the foods of the day have', () => {
    const foods = eaten().mealList.flatMap((meal) => meal.foodList)
    const { nutrientList } = log.answer<{
      nutrientList: { nutrientCode: string; eatVal: number; kcalRate: number | null }[]
    }>('healthDayEatNutrition')
    const keys: Record<string, keyof Food> = {
      CHO: 'totCho',
      PROTEIN: 'totProtein',
      FAT: 'totFat',
      SUGAR: 'totSugar',
      FIB: 'totFib',
      NA: 'totNa',
    }
    for (const { nutrientCode, eatVal } of nutrientList) {
      expect([nutrientCode, eatVal]).toEqual([
        nutrientCode,
        sum(foods.map((food) => number(String(food[keys[nutrientCode] ?? 'kcal'])))),
      ])
    }
    expect(sum(nutrientList.map(({ kcalRate }) => kcalRate ?? 0))).toBe(100)
  })

  test('weigh the alcohol of a drink by its volume and rate', () => {
    const drinks =
      log.answer<{ alcoholRate: number; unitList: { ml: number; alcoholG: number }[] }[]>('healthAlcholList')
    for (const { alcoholRate, unitList } of drinks) {
      for (const { ml, alcoholG } of unitList) {
        expect(alcoholG).toBe(Math.round(((ml * alcoholRate) / 100) * GRAMS_PER_ML_OF_ALCOHOL * 10) / 10)
      }
    }
  })

  test('report a week whose mean and shares follow from its days', () => {
    const week = log.answer<{
      recordDayCnt: number
      avgKcal: number
      dayList: { eatKcal: number | null }[]
      mealRateList: { kcalRate: number }[]
    }>('healthPatternReportInfo')
    const recorded = week.dayList.flatMap(({ eatKcal }) => (eatKcal === null ? [] : [eatKcal]))
    expect(week.recordDayCnt).toBe(recorded.length)
    expect(week.avgKcal).toBe(Math.round(sum(recorded) / recorded.length))
    expect(sum(week.mealRateList.map(({ kcalRate }) => kcalRate))).toBe(100)
  })
})
