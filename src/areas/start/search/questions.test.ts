import { expect, test } from 'vitest'
import type { Served } from './search.ts'
import { coursesWithout, questionIn, weightOf } from './questions.ts'

const TODAY = '20261119'
const now = { day: TODAY, clock: '1125' }

test('questions about weights name a measure and a time; of a month still to come the last one is meant', () => {
  const weight = (stat: 'mean' | 'low' | 'high', from: string, to: string) => ({ is: 'weight', stat, from, to })
  expect(questionIn('10월 평균 체중', TODAY)).toEqual(weight('mean', '20261001', '20261031'))
  expect(questionIn('12월 최고 몸무게', TODAY)).toEqual(weight('high', '20251201', '20251231'))
  expect(questionIn('이번 달 평균 체중', TODAY)).toEqual(weight('mean', '20261101', '20261130'))
  expect(questionIn('지난달 가장 낮은 체중', TODAY)).toEqual(weight('low', '20261001', '20261031'))
  expect(questionIn('작년 평균 체중', TODAY)).toEqual(weight('mean', '20250101', '20251231'))
  expect(questionIn('작년 10월 평균 체중', TODAY)).toEqual(weight('mean', '20251001', '20251031'))
  expect(questionIn('2024년 2월 최저 체중', TODAY)).toEqual(weight('low', '20240201', '20240229'))
  expect(questionIn('average weight in October', TODAY)).toEqual(weight('mean', '20261001', '20261031'))
  expect(questionIn('lowest weight this year', TODAY)).toEqual(weight('low', '20260101', '20261231'))
})

test('what is no such question is none', () => {
  expect(
    [
      '체중',
      '평균 체중',
      '10월 체중',
      '13월 평균 체중',
      '올해 12월 평균 체중',
      '2027년 평균 체중',
      '10월 평균',
      '고등어',
      '없는',
    ].map((text) => questionIn(text, TODAY)),
  ).toEqual(Array(9).fill(null))
})

test('questions for food without something name it, and the meal where one is meant', () => {
  expect(questionIn('새우 없는 점심', TODAY)).toEqual({ is: 'without', what: '새우', meal: '2' })
  expect(questionIn('새우없는 메뉴', TODAY)).toEqual({ is: 'without', what: '새우', meal: null })
  expect(questionIn('lunch without shrimp', TODAY)).toEqual({ is: 'without', what: 'shrimp', meal: '2' })
})

const course = (
  hallNo: string,
  more: { labels?: string[]; isDeclared?: boolean; meal?: string; day?: string; closesAt?: string } = {},
) => {
  const { labels = [], isDeclared = true, meal = '2', day = TODAY, closesAt = '1330' } = more
  return {
    key: { menuDt: day, hallNo, menuCourseType: 'AA', menuMealType: meal, restaurantCode: 'R1' },
    labels,
    isDeclared,
    own: true,
    closesAt,
  } as unknown as Served // what is read of a course
}

test('an answer holds only declared courses that can still be eaten; nothing is said of what no label names', () => {
  const served = [
    course('shrimp', { labels: ['새우', 'Shrimp'] }),
    course('free', { labels: ['밀', 'Wheat'] }),
    course('unknown', { isDeclared: false }),
    course('breakfast', { meal: '1', closesAt: '0900' }),
    course('tomorrow', { day: '20261120' }),
  ]
  const without = (what: string, meal: '2' | null = '2') =>
    coursesWithout({ is: 'without', what, meal }, served, now)?.map(({ key }) => key.hallNo)
  expect(without('새우')).toEqual(['free', 'tomorrow'])
  expect(without('shrimp', null)).toEqual(['free', 'tomorrow'])
  expect(without('고수')).toBeUndefined()
})

test('weights come to their mean, least and most of those days, and to nothing where there are none', () => {
  const rows = [
    ['20261001071200', '68.0'],
    ['20261015071200', '69.0'],
    ['20261101071200', '60.0'],
    ['20261016071200', ''],
  ].map(([inptDt = '', helhidxVal = '']) => ({ inptDt, helhidxVal }))
  const october = { is: 'weight', from: '20261001', to: '20261031' } as const
  expect(weightOf({ ...october, stat: 'mean' }, rows)).toEqual({ kg: 68.5, count: 2 })
  expect(weightOf({ ...october, stat: 'low' }, rows)).toEqual({ kg: 68, count: 2 })
  expect(weightOf({ ...october, stat: 'high' }, rows)).toEqual({ kg: 69, count: 2 })
  expect(weightOf({ is: 'weight', stat: 'mean', from: '20260901', to: '20260930' }, rows)).toBeNull()
})
