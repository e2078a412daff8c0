import { expect, test } from 'vitest'
import { bestOf, daysWithValues, isAlike, mondayOf, stepOf, strandsOf, type WeekAnswers } from './week.ts'

const MONDAY = '20261109'
const index = (helhidxCode: 'BW' | 'SLP' | 'SBP' | 'DBP', avgVal: number | null, diffVal: number | null) => ({
  helhidxCode,
  helhidxNm: '',
  helhidxUnit: '',
  recordCnt: 6,
  avgVal,
  lastWeekAvgVal: null,
  diffVal,
  statusCode: null,
})
const graph = (
  indicatorCode: 'BW' | 'SLP' | 'BP',
  list: [day: string, value: string, lower?: string][],
): WeekAnswers['weight'] => ({
  indicatorCode,
  unitNm: '',
  startDt: MONDAY,
  endDt: '20261115',
  rangeList: [],
  list: list.map(([helhDate, indicatorVal, subVal]) => ({
    helhDate,
    indicatorVal,
    subVal: subVal ?? null,
    inptDt: null,
    helhidxOriCode: null,
    sleepDtl: null,
  })),
})
const walked = (list: [day: string, steps: number][]): WeekAnswers['steps'] => ({
  startDt: '20261102',
  endDt: '20261115',
  kcalGoal: null,
  avgKcal: null,
  list: list.map(([helhDate, stepCnt]) => ({ helhDate, kcal: 100, stepCnt })),
})
const eaten: WeekAnswers['eaten'] = {
  startDt: MONDAY,
  endDt: '20261115',
  recordDayCnt: 0,
  meanDayCnt: 0,
  fullYn: 'N',
  avgKcal: null,
  lastWeekAvgKcal: null,
  eatKcalGoal: null,
  dayList: [],
  mealRateList: [],
  nutrientList: [],
  summaryTxt: null,
}

const week = (more: Partial<WeekAnswers> = {}) =>
  strandsOf({
    means: { startDt: MONDAY, endDt: '20261115', recordDayCnt: 0, dayList: [], indexList: [] },
    weight: graph('BW', []),
    sleep: graph('SLP', []),
    pressure: graph('BP', []),
    steps: walked([]),
    eaten,
    aimKg: 66,
    ...more,
  })
const means = (...indexList: ReturnType<typeof index>[]): WeekAnswers['means'] => ({
  startDt: MONDAY,
  endDt: '20261115',
  recordDayCnt: 6,
  dayList: [],
  indexList,
})

test('an address means the week of its day, and never one that is not over', () => {
  expect(mondayOf(undefined, '20261119')).toBe('20261109')
  expect(mondayOf('20261104', '20261119')).toBe('20261102')
  expect(mondayOf('20261119', '20261119')).toBe('20261109')
})

test('the report begins with the two largest changes for the better', () => {
  const strands = week({
    means: means(index('BW', 69.1, -0.5), index('SLP', 388, 22), index('SBP', 122, 1), index('DBP', 79, 0)),
  })
  expect(bestOf(strands).map(({ thread, change }) => [thread, change])).toEqual([
    ['BW', -0.5],
    ['SLP', 22],
  ])
})

test('a change is good only towards where the value belongs: not away from the aim, nor to too much sleep', () => {
  const goods = (strands: ReturnType<typeof week>) => strands.filter(({ good }) => good).map(({ thread }) => thread)
  expect(
    goods(
      week({
        means: means(index('BW', 69.1, 0.5), index('SLP', 560, 30), index('SBP', 112, -6), index('DBP', 72, -3)),
      }),
    ),
  ).toEqual([])
  expect(goods(week({ means: means(index('BW', 69.1, -0.5)), aimKg: null }))).toEqual([])
  expect(goods(week({ means: means(index('SBP', 126, -6), index('DBP', 82, -3)) }))).toEqual(['BP'])
  // A pressure that has fallen below the usual is none to be glad of, nor is one that rises.
  expect(goods(week({ means: means(index('SBP', 62, -63), index('DBP', 40, -40)) }))).toEqual([])
  expect(goods(week({ means: means(index('SBP', 112, -16), index('DBP', 56, -20)) }))).toEqual([])
  expect(goods(week({ means: means(index('SBP', 100, 16), index('DBP', 66, -1)) }))).toEqual([])
  expect(bestOf(week({ means: means(index('SLP', 388, 9)) }))).toEqual([])
})

test('a week is called like the one before only where there was one, and nothing changed for the worse either', () => {
  expect(isAlike(week())).toBe(false)
  expect(isAlike(week({ means: means(index('BW', 69.1, null), index('SLP', 388, null)) }))).toBe(false)
  expect(isAlike(week({ means: means(index('BW', 69.1, 0.1), index('SLP', 388, -9)) }))).toBe(true)
  expect(isAlike(week({ means: means(index('BW', 70.6, 1.5), index('SLP', 388, -9)) }))).toBe(false)
  // Of energy nothing is called good, and it says nothing of a week by itself.
  expect(isAlike(week({ eaten: { ...eaten, avgKcal: 1900, lastWeekAvgKcal: 1890 } }))).toBe(false)
})

test('a day without a record is none, and a week is told from three days on', () => {
  const strands = week({
    weight: graph('BW', [['20261110', '69.2']]),
    pressure: graph('BP', [
      ['20261110', '121', '79'],
      ['20261112', '119'],
    ]),
  })
  expect(strands[0]?.values).toEqual([null, 69.2, null, null, null, null, null])
  expect(strands[2]?.lower?.values).toEqual([null, 79, null, null, null, null, null])
  expect(daysWithValues(strands)).toBe(2)
})

test('steps are compared with the week before, not counting days nobody knows', () => {
  const strands = week({
    steps: walked([
      ['20261102', 7000],
      ['20261103', 8000],
      ['20261109', 8000],
      ['20261115', 9000],
    ]),
  })
  expect(strands[3]).toMatchObject({ mean: 8500, change: 1000, good: true })
})

test('one step is asked for: the weekend walk, else sleep, else a measurement', () => {
  const steps = walked([
    ['20261109', 8570],
    ['20261114', 7000],
    ['20261115', 7000],
  ])
  expect(stepOf(week({ steps, means: means(index('SLP', 388, 22)) }))).toEqual({
    is: 'walk',
    weekdays: 8570,
    weekend: 7000,
    minutes: 20,
    far: false,
  })
  // An hour a day would not make up for it, and nobody is told that it does.
  const far = walked([
    ['20261109', 14000],
    ['20261114', 3000],
  ])
  expect(stepOf(week({ steps: far }))).toEqual({ is: 'walk', weekdays: 14000, weekend: 3000, minutes: 60, far: true })
  expect(stepOf(week({ means: means(index('SLP', 388, 22)) }))).toEqual({ is: 'sleep', minutes: 35, far: false })
  expect(stepOf(week({ means: means(index('SLP', 300, -60)) }))).toEqual({ is: 'sleep', minutes: 60, far: true })
  expect(stepOf(week({ pressure: graph('BP', [['20261110', '121', '79']]) }))).toEqual({ is: 'measure', days: 1 })
  expect(stepOf(week())).toBeNull()
})
