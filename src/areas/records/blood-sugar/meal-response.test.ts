import { describe, expect, test } from 'vitest'
import type { Sugar, When } from './blood-sugar.ts'
import { eatenAt, meantimeOf, pairsOf, risingDishes } from './meal-response.ts'

const at = (time: string, when: When, mgdl: number): Sugar => ({
  at: `${time}00`,
  origin: 'samsung',
  when,
  mgdl,
  level: 'normal',
})
const meal = (baseDt: string, dishTxt: string, menuTxtEng: string | null = null) => ({
  baseDt,
  menuMealType: '2' as const,
  menuTxt: dishTxt,
  menuTxtEng,
  dishTxt,
  nfYn: 'N' as const,
})
const lunch = (day: string, before: number, after: number) => [
  at(`${day}1120`, 'BBD', before),
  at(`${day}1334`, 'ABD', after),
]
const rises = (readings: Sugar[]) => pairsOf(readings).map(({ rise }) => rise)

describe('a pair', () => {
  test('is the last value before a meal and the first one after it', () => {
    expect(pairsOf(lunch('20261119', 96, 128))).toMatchObject([{ day: '20261119', meal: '2', rise: 32 }])
    expect(
      rises([at('202611191110', 'BBD', 90), ...lunch('20261119', 96, 128), at('202611191400', 'ABD', 140)]),
    ).toEqual([32])
  })

  test('needs an hour to three and a half between: an hour before the meal at most, two and a half after it', () => {
    const before = at('202611191200', 'BBD', 96)
    expect(rises([before, at('202611191259', 'ABD', 128)])).toEqual([])
    expect(rises([before, at('202611191300', 'ABD', 128)])).toEqual([32])
    expect(rises([before, at('202611191530', 'ABD', 128)])).toEqual([32])
    expect(rises([before, at('202611191531', 'ABD', 128)])).toEqual([])
  })

  test('is also made by a fasting value, and never by one before sleep', () => {
    expect(pairsOf([at('202611190700', 'NBD', 92), at('202611190915', 'ABD', 120)])).toMatchObject([
      { meal: '1', rise: 28 },
    ])
    expect(rises([at('202611191830', 'SBD', 92), at('202611192015', 'ABD', 120)])).toEqual([])
  })

  test('does not reach over the next meal', () => {
    expect(
      pairsOf([at('202611191120', 'BBD', 96), at('202611191730', 'BBD', 99), at('202611191945', 'ABD', 130)]),
    ).toMatchObject([{ meal: '3', rise: 31 }])
  })
})

test('a meal is the day’s record of that meal, if there is one', () => {
  const [pair] = pairsOf(lunch('20261119', 96, 128))
  const meals = [meal('20261119', '고등어구이,소고기미역국', 'Grilled mackerel,Seaweed soup')]
  expect(pair && eatenAt(meals, pair, 'ko')).toEqual({ foods: '고등어구이', bowls: ['고등어구이', '소고기미역국'] })
  expect(pair && eatenAt(meals, pair, 'en')).toEqual({
    foods: 'Grilled mackerel',
    bowls: ['고등어구이', '소고기미역국'],
  })
  // Nobody has put it into English: it is Korean on an English page, and says so.
  expect(pair && eatenAt([meal('20261119', '고등어구이')], pair, 'en')).toEqual({
    foods: '고등어구이',
    lang: 'ko',
    bowls: ['고등어구이'],
  })
  expect(pair && eatenAt([meal('20261118', '고등어구이')], pair, 'ko')).toBeNull()
  expect(pair && eatenAt([{ ...meal('20261119', '고등어구이'), nfYn: 'Y' }], pair, 'ko')).toBeNull()
})

test('a meal stands where it was eaten between the two values, and nowhere without such a moment', () => {
  const [pair] = pairsOf([at('202611191120', 'BBD', 96), at('202611191320', 'ABD', 128)])
  const eaten = (eatDt: string, menuMealType: '1' | '2' = '2') => [
    { menuMealType, foodList: [{ eatDt }] as Parameters<typeof meantimeOf>[0][number]['foodList'] },
  ]
  if (!pair) throw new Error('the two are a pair')
  expect(meantimeOf(eaten('20261119115000'), pair)).toEqual({ at: '20261119115000', share: 0.25 })
  expect([
    meantimeOf([], pair),
    meantimeOf(eaten('20261119115000', '1'), pair),
    meantimeOf(eaten('20261119105000'), pair),
    meantimeOf(eaten('20261119135000'), pair),
  ]).toEqual([null, null, null, null])
})

test('a dish is told by two meals and more, the highest rise first', () => {
  const pairs = pairsOf(
    ['20261110', '20261111', '20261112', '20261113', '20261116'].flatMap((day, index) =>
      lunch(day, 100, [150, 166, 130, 132, 190][index] ?? 0),
    ),
  )
  const meals = [
    meal('20261110', '메밀소바,단무지'),
    meal('20261111', '메밀소바'),
    meal('20261112', '고등어구이'),
    meal('20261113', '고등어구이'),
    meal('20261116', '꼬막비빔밥'),
  ]
  expect(risingDishes(pairs, meals, 'ko')).toEqual([
    { bowl: '메밀소바', name: '메밀소바', count: 2, rise: 58, after: 158 },
    { bowl: '고등어구이', name: '고등어구이', count: 2, rise: 31, after: 131 },
  ])
})
