import { describe, expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { averageOf, barsOf, entriesOf, isRecorded, toDay, weeksOf } from './weeks.ts'

type Row = Schemas['DiaryDay']

const TODAY = '20261119'
const row = (baseDt: string, eatKcal: number | null, over: Partial<Row> = {}): Row => ({
  baseDt,
  eatKcal,
  eatKcalGoal: 1900,
  drinkKcal: null,
  drinkAlcoholG: null,
  nfMealTypeList: [],
  mealList:
    eatKcal === null
      ? []
      : // a week reads these three
        [{ menuMealType: '2', dishTxt: '고등어구이,잡곡밥', foodNmTxt: '고등어구이' } as Row['mealList'][number]],
  ...over,
})
const thisWeek =
  weeksOf([row('20261119', 1161), row('20261118', 1596), row('20261117', 1840)], '20261116', '20261122')[0]?.days ?? []

describe('a week', () => {
  test('is Monday to Sunday, with the days that the server tells nothing of', () => {
    expect(thisWeek.map(({ day, kcal }) => `${day.slice(6)} ${String(kcal)}`)).toEqual([
      '16 null',
      '17 1840',
      '18 1596',
      '19 1161',
      '20 null',
      '21 null',
      '22 null',
    ])
  })

  test('is averaged over its recorded days, without today, which goes on', () => {
    expect(averageOf(thisWeek, TODAY)).toBe(1718)
    expect(averageOf(thisWeek, '20261120')).toBe(1532)
    expect(averageOf(weeksOf([row(TODAY, 1161)], '20261116', '20261122')[0]?.days ?? [], TODAY)).toBeNull()
  })

  test('has bars against the goal, or the highest day above it; a day without record has none', () => {
    expect(barsOf(thisWeek).map((percent) => percent && Math.round(percent))).toEqual([
      null,
      97,
      84,
      61,
      null,
      null,
      null,
    ])
    expect(barsOf([toDay(row(TODAY, 3800)), toDay(row('20261118', 1900))])).toEqual([100, 50])
  })
})

describe('what is told of a day', () => {
  test('an evening out, a skipped meal and a day without record are three things', () => {
    expect(isRecorded(toDay(row(TODAY, null, { drinkKcal: 352, drinkAlcoholG: 33.6 })))).toBe(true)
    expect(isRecorded(toDay(row(TODAY, null, { nfMealTypeList: ['1'] })))).toBe(true)
    expect(isRecorded(toDay(row(TODAY, null)))).toBe(false)
  })

  test('its bowls are the dishes that stood there', () => {
    expect(toDay(row(TODAY, 637)).meals).toEqual([{ meal: '2', bowls: ['고등어구이', '잡곡밥'] }])
  })
})

test('weeks without any record are one line, however many they are', () => {
  const weeks = weeksOf([row('20261110', 1472), row('20261020', 1500)], '20261019', '20261115')
  expect(weeks.map(({ monday }) => monday)).toEqual(['20261109', '20261102', '20261026', '20261019'])
  expect(
    entriesOf(weeks).map((entry) => (entry.is === 'week' ? entry.week.monday : `${entry.from}–${entry.to}`)),
  ).toEqual(['20261109', '20261026–20261108', '20261019'])
})
