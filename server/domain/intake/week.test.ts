import { expect, test } from 'vitest'
import { advised } from '#server/domain/nutrition/advised.rules.ts'
import { dayOf, daysToMean, type FoodValues, type Sums } from './day.rules.ts'
import { weekOf, weekWords } from './week.rules.ts'

const ASKED = advised({ gender: 'M', age: 42 }, 1900)
const MEANS: Sums = {
  kcal: 1900,
  carbohydrateG: 270,
  proteinG: 70,
  fatG: 50,
  sugarG: 30,
  fibreG: 26,
  sodiumMg: 1900,
}
const DAYS = ['20261109', '20261110', '20261111']
const words = (means: Partial<Sums>, soupMg = 0) =>
  weekWords(
    { means: { ...MEANS, ...means }, counted: DAYS, isWhole: true },
    ASKED,
    new Map(DAYS.map((day) => [day, soupMg])),
  )

test.each<[Partial<Sums>, number, ko: string]>([
  // What the advice comes to is half of the sodium of the soups that were eaten, and the sentence is true of the rest.
  [
    { sodiumMg: 4461 },
    1000,
    '국과 찌개를 반만 드시면 나트륨이 하루 500 mg 줄어요. 그래도 기준보다 1,961 mg 많으니 반찬도 싱겁게 골라 보세요.',
  ],
  [{ sodiumMg: 2400 }, 1000, '국과 찌개를 반만 드시면 나트륨이 하루 500 mg 줄어 기준 안으로 들어와요.'],
  [{ sodiumMg: 2500 }, 1000, '국과 찌개를 반만 드시면 나트륨이 하루 500 mg 줄어 기준 안으로 들어와요.'],
  [
    { sodiumMg: 2501 },
    1000,
    '국과 찌개를 반만 드시면 나트륨이 하루 500 mg 줄어요. 그래도 기준보다 1 mg 많으니 반찬도 싱겁게 골라 보세요.',
  ],
  // Who had no soup leaves none.
  [{ sodiumMg: 4461 }, 0, '나트륨이 하루 기준보다 2,461 mg 많았어요. 싱거운 반찬을 골라 보세요.'],
  [{ proteinG: 53 }, 0, '단백질이 하루 12 g 모자랐어요. 끼니마다 두부나 달걀을 하나 더해 보세요.'],
  [{ fibreG: 18.54 }, 0, '식이섬유가 하루 6.5 g 모자랐어요. 나물을 한 접시 더해 보세요.'],
  [{ kcal: 2600 }, 0, '목표보다 많이 드셨어요. 밥을 한 숟갈 덜어 보세요.'],
  [{}, 0, '지금처럼 드시면 좋아요.'],
])('%o with %i mg of soup: %s', (means, soupMg, ko) => {
  expect(words(means, soupMg)?.ko).toMatch(new RegExp(`${ko.replaceAll('.', '\\.')}$`))
})

test('nothing but what half of the soups comes to promises an effect', () => {
  const all = [
    { sodiumMg: 4461 },
    { proteinG: 10 },
    { fibreG: 1 },
    { sugarG: 200 },
    { fatG: 150 },
    { kcal: 3000 },
    { kcal: 900 },
    {},
  ].map((means) => words(means))
  for (const said of all) {
    expect(said?.ko).not.toMatch(/차요|들어와요|줄어|가벼워/)
    expect(said?.en).not.toMatch(/brings|within/)
  }
})

const food = (day: string, mealType: string, kcal: number): FoodValues & { eatDt: string } => ({
  eatDt: `${day}120000`,
  mealType,
  kcal,
  carbohydrateG: null,
  proteinG: 10,
  fatG: null,
  sugarG: null,
  fibreG: 2,
  sodiumMg: null,
})
const dayWith = (day: string, meals: string[], skipped: string[] = []) =>
  dayOf(
    day,
    meals.map((meal) => food(day, meal, 600)),
    skipped,
  )

test('a week is of the days that tell two main meals, eaten or skipped, where there are three; else it is not judged', () => {
  const whole = [
    dayWith('20261109', ['2', '3']),
    dayWith('20261110', ['2'], ['1']),
    dayWith('20261111', ['1', '2', '3']),
  ]
  const snack = dayWith('20261112', ['5'])
  expect(daysToMean([...whole, snack])).toEqual({ days: whole, isWhole: true })
  expect(daysToMean([whole[0], snack].flatMap((day) => day ?? [])).isWhole).toBe(false)
  const week = weekOf('20261109', [...whole, snack], '20261116')
  expect([week.avgKcal, week.counted]).toEqual([1200, ['20261109', '20261110', '20261111']])
  const few = weekOf('20261109', [dayWith('20261109', ['2']), dayWith('20261113', ['2'])], '20261116')
  expect([few.avgKcal, few.isWhole, weekWords(few, ASKED, new Map())]).toEqual([600, false, null])
})
