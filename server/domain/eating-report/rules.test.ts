import { expect, test } from 'vitest'
import { dayOf } from '#server/domain/intake/day.rules.ts'
import { advised } from '#server/domain/nutrition/advised.rules.ts'
import { addDays } from '#server/seoul.ts'
import { figuresOf, fortnights, patternOf, type ReportFood } from './rules.ts'

const meals = (shares: Record<string, [kcalRate: number, days: number]>) =>
  Object.entries(shares).map(([mealType, [kcalRate, days]]) => ({ mealType, kcalRate, days }))

test.each([
  ['EVENING', { '1': [10, 10], '2': [35, 10], '3': [45, 10], '4': [10, 3] }],
  ['GRAZE', { '1': [20, 10], '2': [25, 10], '3': [25, 10], '5': [30, 7] }],
  ['EVEN', { '1': [20, 10], '2': [26, 10], '3': [26, 10], '5': [28, 6] }],
  ['EVEN', { '1': [25, 7], '2': [40, 10], '3': [35, 10] }],
  ['LUNCH', { '1': [25, 6], '2': [40, 10], '3': [35, 10] }],
  ['LUNCH', { '2': [60, 10], '3': [40, 10] }],
  // What is not lunch is not called lunch: dinner 47 %, lunch 39 %.
  ['DINNER', { '1': [14, 4], '2': [39, 10], '3': [47, 10] }],
  ['MIXED', { '1': [14, 4], '2': [43, 10], '3': [43, 10] }],
  ['MIXED', { '1': [50, 4], '2': [30, 10], '3': [20, 10] }],
  ['MIXED', { '2': [60, 6], '3': [40, 10] }],
] satisfies [string, Record<string, [kcalRate: number, days: number]>][])(
  '%s of %o',
  (pattern, shares: Record<string, [kcalRate: number, days: number]>) => {
    expect(patternOf(meals(shares), 10)).toBe(pattern)
  },
)

test('fortnights begin with the first Monday and come when they are over', () => {
  expect(fortnights('20261014', '20261115')).toEqual([{ from: '20261019', to: '20261101' }])
  expect(fortnights('20261014', '20261116')).toHaveLength(2)
  expect(fortnights('20261019', '20261102')).toEqual([{ from: '20261019', to: '20261101' }])
})

const food = (eatDt: string, mealType: string, over: Partial<ReportFood> = {}): ReportFood => ({
  eatDt,
  mealType,
  foodName: '누룽지',
  dishTxt: null,
  kcal: 100,
  carbohydrateG: null,
  proteinG: null,
  fatG: null,
  sugarG: null,
  fibreG: null,
  sodiumMg: null,
  ...over,
})
const needs = advised({ gender: 'M', age: 42 }, 1900)

test('means are of recorded days, what no food tells is unknown, a late meal’s time is found over midnight', () => {
  const days = Array.from({ length: 5 }, (_, index) => {
    const day = addDays('20261102', index)
    return dayOf(
      day,
      [
        food(`${day}121500`, '2', { kcal: 900, sodiumMg: 2400, dishTxt: '고등어구이,시금치나물' }),
        food(`${day}${index % 2 === 0 ? '233000' : '003000'}`, '4'),
      ],
      ['1'],
    )
  })
  expect(figuresOf([...days, dayOf<ReportFood>('20261107', [], ['1'])], needs, 1900)).toMatchObject({
    pattern: 'LUNCH',
    recorded: 5,
    kcal: 1000,
    meals: [
      { mealType: '2', days: 5, kcalRate: 90, time: '1215', dish: '고등어구이' },
      { mealType: '4', days: 5, kcalRate: 10, time: '2354', dish: '누룽지' },
    ],
    weekdays: [1000, 1000, 1000, 1000, 1000, null, null],
    proteinG: null,
    sodiumMg: 2400,
    vegetables: 1,
    nights: 5,
  })
  expect(figuresOf(days.slice(1), needs, 1900)).toBeUndefined()
})

test('a meal whose times lie far apart has no mean time: of 11:00 and 17:00 nobody ate at 14:00', () => {
  const timesOf = (...clocks: string[]) => {
    const days = clocks.map((clock, index) => {
      const day = addDays('20261102', index)
      return dayOf(day, [food(`${day}${clock}00`, '2')], [])
    })
    return figuresOf(days, needs, 1900)?.meals.map(({ time }) => time)
  }
  expect(timesOf('1100', '1700', '1100', '1700', '1100')).toEqual([null])
  expect(timesOf('1130', '1230', '1130', '1230', '1200')).toEqual(['1200'])
  // 12:10 to the second is what the server writes where nobody said when.
  expect(timesOf('1210', '1210', '1210', '1210', '1210')).toEqual([null])
  expect(timesOf('1210', '1210', '1230', '1230', '1230')).toEqual(['1230'])
})

test('the bowl of a meal is what was eaten most often for it, the rice beside it is not', () => {
  const days = Array.from({ length: 6 }, (_, index) => {
    const day = addDays('20261102', index)
    const main = index < 4 ? '김치찌개' : '고등어구이'
    return dayOf(
      day,
      [
        food(`${day}184000`, '3', { foodName: '현미밥', kcal: 400 }),
        food(`${day}184000`, '3', { foodName: main, kcal: 300 }),
      ],
      [],
    )
  })
  const figures = figuresOf(days, needs, 1900)
  expect(figures?.meals.map(({ dish }) => dish)).toEqual(['김치찌개'])
  expect(figures?.soups).toBe(4)
})

test('of days that tell one meal nothing is averaged but the energy', () => {
  const days = Array.from({ length: 6 }, (_, index) => {
    const day = addDays('20261102', index)
    return dayOf(day, [food(`${day}121500`, '2', { proteinG: 20, fibreG: 5, sodiumMg: 900 })], [])
  })
  expect(figuresOf(days, needs, 1900)).toMatchObject({ kcal: 100, proteinG: null, fibreG: null, sodiumMg: null })
})
