import { describe, expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { barOf, bowlsOf, foodCountOf, leadOf, placesOf } from './day.ts'

type Meal = Schemas['DayEatMeal']

const food = (menuName: string, eatDt: string, dishTxt: string | null = null) =>
  ({ menuName, eatDt, dishTxt }) as Schemas['MealFood'] // the table reads these three
const meal = (
  menuMealType: Meal['menuMealType'],
  eatKcal: number | null,
  foodList: Meal['foodList'] = [],
  nfYn: Meal['nfYn'] = 'N',
): Meal => ({ menuMealType, menuMealTypeTxt: '', eatKcal, nfYn, foodList })
const day = (...mealList: Meal[]) => ({ mealList })
const shown = (places: ReturnType<typeof placesOf>) =>
  places.map((place) => `${place.meal} ${place.is === 'eaten' ? place.clock : place.is}`)

describe('the head of a day', () => {
  const energy = (eatKcal: number | null, remainKcal: number | null) => ({
    eatKcal,
    eatKcalGoal: remainKcal === null ? null : 1900,
    remainKcal,
  })

  test('says what is left of today, or what was more', () => {
    expect(leadOf(energy(1161, 739), true)).toEqual({ is: 'left', kcal: 739 })
    expect(leadOf(energy(1900, 0), true)).toEqual({ is: 'left', kcal: 0 })
    expect(leadOf(energy(2119, -219), true)).toEqual({ is: 'over', kcal: 219 })
  })

  test('says what was eaten on a day gone by, and without a goal', () => {
    expect(leadOf(energy(1840, 60), false)).toEqual({ is: 'eaten', kcal: 1840 })
    expect(leadOf(energy(1161, null), true)).toEqual({ is: 'eaten', kcal: 1161 })
  })

  test('never draws a zero for a day without a record', () => {
    expect(leadOf(energy(null, 1900), true)).toEqual({ is: 'first' })
    expect(leadOf(energy(null, null), false)).toEqual({ is: 'nothing' })
  })

  test('has a bar with a part for each meal of the goal, and past it a notch where the goal was', () => {
    const places = placesOf(
      day(meal('1', 356, [food('빵', '20261119074000')]), meal('2', 637, [food('밥', '20261119121000')])),
    )
    expect(
      barOf({ eatKcal: 993, eatKcalGoal: 1986, remainKcal: 993 }, places)?.parts.map(({ percent }) =>
        Math.round(percent),
      ),
    ).toEqual([18, 32])
    expect(barOf({ eatKcal: 993, eatKcalGoal: 800, remainKcal: -193 }, places)).toMatchObject({
      goalPercent: (800 / 993) * 100,
    })
    expect(barOf({ eatKcal: 993, eatKcalGoal: null, remainKcal: null }, places)).toBeNull()
  })
})

describe('the table of a day', () => {
  test('has four places; late night and before dawn only with food', () => {
    expect(shown(placesOf(day()))).toEqual(['1 empty', '2 empty', '5 empty', '3 empty'])
    const late = day(meal('4', 300, [food('라면', '20261119231000')]), meal('6', 90, [food('죽', '20261119051000')]))
    expect(shown(placesOf(late))).toEqual(['6 05:10', '1 empty', '2 empty', '5 empty', '3 empty', '4 23:10'])
  })

  test('is set in the order of time, not of the codes', () => {
    expect(
      shown(
        placesOf(day(meal('5', 90, [food('사과', '20261119102000')]), meal('1', 356, [food('빵', '20261119074000')]))),
      ),
    ).toEqual(['1 07:40', '5 10:20', '2 empty', '3 empty'])
  })

  test('a skipped meal is no empty place, and food takes the mark away', () => {
    expect(shown(placesOf(day(meal('1', null, [], 'Y'))))[0]).toBe('1 skipped')
    expect(shown(placesOf(day(meal('1', 77, [food('달걀', '20261119074000')], 'Y'))))[0]).toBe('1 07:40')
  })

  test('draws a course by its dishes and any other food by itself', () => {
    expect(bowlsOf(food('고등어구이&소고기미역국', '', '고등어구이,소고기미역국,잡곡밥'))).toEqual([
      '고등어구이',
      '소고기미역국',
      '잡곡밥',
    ])
    expect(bowlsOf(food('사과', ''))).toEqual(['사과'])
  })

  test('counts its foods, a course as one', () => {
    expect(
      foodCountOf(day(meal('1', 356, [food('빵', ''), food('달걀', '')]), meal('2', 637, [food('밥', '', '밥,국')]))),
    ).toBe(3)
  })
})
