import { expect, test } from 'vitest'
import { advised } from '#server/domain/nutrition/advised.rules.ts'
import { type Amounts, NO_AMOUNTS } from './facts.ts'
import { WEEK_RULES, type WeekFacts, weekMeans, weekRows, weekWords } from './week.rules.ts'

const ASKED = advised({ gender: 'M', age: 42 }, 1900)
const NO_GOAL = advised({ gender: 'M', age: 42 }, null)
const EVEN: Amounts = { KCAL: 1161, CHO: 136, PROTEIN: 71, FAT: 37, SUGAR: 22.5, FIB: 26, NA: 1200 }
const ENGLISH = /^[\x20-\x7e’]+$/

const facts = (means: Partial<Amounts> = {}, more: Partial<WeekFacts> = {}): WeekFacts => ({
  days: 5,
  isWhole: true,
  soupMg: 0,
  means: { ...EVEN, ...means },
  advised: ASKED,
  ...more,
})
const SOUP = { soupMg: 900 }
const FEW = { isWhole: false }

const weeks: [is: string, step: string, week: WeekFacts, ko: string][] = [
  ['a day only', 'RECORD', facts({}, { days: 1, isWhole: false }), '지난주엔 하루만 적으셨어요'],
  ['very salty with soup', 'SOUP', facts({ NA: 3001, FIB: 10 }, SOUP), '지난주엔 나트륨이 많았어요'],
  ['very salty', 'SALT', facts({ NA: 3001, FIB: 10 }), '지난주엔 나트륨이 많았어요'],
  ['few vegetables', 'VEG', facts({ FIB: 16.2, NA: 2840 }, SOUP), '지난주엔 채소가 모자랐어요'],
  ['salty with soup', 'SOUP', facts({ NA: 2840 }, SOUP), '지난주엔 나트륨이 조금 많았어요'],
  ['salty', 'SALT', facts({ NA: 2840 }), '지난주엔 나트륨이 조금 많았어요'],
  ['little protein', 'PROTEIN', facts({ NA: 1900, PROTEIN: 60 }), '지난주엔 단백질이 모자랐어요'],
  ['sweet', 'SUGAR', facts({ NA: 1900, SUGAR: 60 }), '지난주엔 당류가 많았어요'],
  ['fat', 'FAT', facts({ NA: 1900, FAT: 80 }), '지난주엔 지방이 많았어요'],
  ['even', 'KEEP', facts({ NA: 1900 }), '지난주엔 고르게 드셨어요'],
  ['few meals', 'RECORD', facts({ PROTEIN: 20, FIB: 3 }, FEW), '지난주엔 끼니를 적게 적으셨어요'],
  ['plain', 'RECORD', facts({ ...NO_AMOUNTS, KCAL: 1820 }), '지난주엔 하루 1,820 kcal 드셨어요'],
]

test.each(weeks)('of a week, %s', (is, step, week, ko) => {
  expect(WEEK_RULES.find(({ fits }) => fits(week))?.is).toBe(is)
  const words = weekWords(week, '20261109', '20261116')
  expect(words).toMatchObject({ step, summary: { ko, en: expect.stringMatching(ENGLISH) } })
  expect([words.comment.ko.length > 0, ENGLISH.test(words.comment.en)]).toEqual([true, true])
})

test('every rule of a week has a row in the table, and says which week it is of', () => {
  expect(WEEK_RULES.map(({ is }) => is)).toEqual(weeks.map(([is]) => is))
  expect(['20261116', '20261109', '20261102'].map((start) => weekWords(facts(), start, '20261116').summary)).toEqual([
    { ko: '이번 주엔 고르게 드셨어요', en: 'Even meals this week' },
    { ko: '지난주엔 고르게 드셨어요', en: 'Even meals last week' },
    { ko: '그 주엔 고르게 드셨어요', en: 'Even meals that week' },
  ])
})

test('soup is spoken of to who had soup, and of few meals only what is too much already is said', () => {
  const comment = (week: WeekFacts) => weekWords(week, '20261109', '20261116').comment.ko
  expect(comment(facts({ NA: 4461 }))).not.toMatch(/국/)
  expect(comment(facts({ NA: 4461 }, SOUP))).toMatch(/^국과 찌개는 건더기 위주로/)
  expect(weekWords(facts({ NA: 4461, FIB: 3 }, FEW), '20261109', '20261116').summary.ko).toBe(
    '지난주엔 나트륨이 많았어요',
  )
})

test('a mean is of the days that tell a nutrient, what nobody advises has no row, and few meals lack nothing', () => {
  const means = weekMeans([
    { ...NO_AMOUNTS, KCAL: 1800, PROTEIN: 70, NA: 2000, FIB: 10 },
    { ...NO_AMOUNTS, KCAL: 1841, PROTEIN: 75.1, NA: null, FIB: 10 },
  ])
  expect(means).toEqual({ ...NO_AMOUNTS, KCAL: 1821, PROTEIN: 72.6, NA: 2000, FIB: 10 })
  const rows = (isWhole: boolean) =>
    weekRows(means, ASKED, isWhole).map(({ code, value, status }) => [code, value, status])
  expect(rows(true)).toEqual([
    ['CHO', null, null],
    ['PROTEIN', 72.6, 'NORMAL'],
    ['FAT', null, null],
    ['SUGAR', null, null],
    ['FIB', 10, 'LACK'],
    ['NA', 2000, 'NORMAL'],
  ])
  expect(rows(false).map(([, , status]) => status)).toEqual([null, 'NORMAL', null, null, null, null])
  expect(weekRows(means, NO_GOAL, true).map(({ code }) => code)).toEqual(['PROTEIN', 'SUGAR', 'FIB', 'NA'])
})
