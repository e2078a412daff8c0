import { expect, test } from 'vitest'
import { leadOfWeek, mealsIn, skippedIn, weekBars } from './week.ts'

const week = (avgKcal: number | null, lastWeekAvgKcal: number | null, recordDayCnt = 6, fullYn: 'Y' | 'N' = 'Y') =>
  leadOfWeek({ avgKcal, lastWeekAvgKcal, recordDayCnt, fullYn })

test('within five in a hundred of the week before a week is a usual one', () => {
  expect(week(1900, 2000)).toEqual({ is: 'usual' })
  expect(week(2100, 2000)).toEqual({ is: 'usual' })
  expect(week(1893, 2012)).toEqual({ is: 'less', kcal: 119 })
  expect(week(2120, 2000)).toEqual({ is: 'more', kcal: 120 })
})

test('without a week before it says its own mean', () => {
  expect(week(1893, null)).toEqual({ is: 'mean', kcal: 1893 })
})

test('fewer than two days are no week: it says how many are missing', () => {
  expect(week(1893, 2012, 1)).toEqual({ is: 'few', days: 1 })
  expect(week(null, null, 0)).toEqual({ is: 'few', days: 2 })
})

test('bars stand against the goal or the highest day, skipped meals are counted', () => {
  const day = (eatKcal: number | null, nfCnt = 0) => ({ baseDt: '20261116', eatKcal, mealCnt: 0, nfCnt })
  expect(weekBars({ eatKcalGoal: 2000, dayList: [day(1000), day(null)] })).toEqual([50, null])
  expect(weekBars({ eatKcalGoal: null, dayList: [day(1000), day(500)] })).toEqual([100, 50])
  expect(skippedIn({ dayList: [day(1000, 1), day(null, 2)] })).toBe(3)
})

test('a week of two meals is compared with nothing: it says how many meals are told', () => {
  expect(week(620, null, 2, 'N')).toEqual({ is: 'part' })
  expect(week(620, 640, 2, 'N')).toEqual({ is: 'part' })
  const day = (mealCnt: number) => ({ baseDt: '20261116', eatKcal: 600, mealCnt, nfCnt: 0 })
  expect(mealsIn({ dayList: [day(1), day(1), day(0)] })).toBe(2)
})
