import { expect, test } from 'vitest'
import type { Figures } from './rules.ts'
import { reportWords } from './words.rules.ts'

const ASKED = { sodiumMg: 2000, proteinG: 65, fibreG: 25 }
/** Ten recorded days of a lunch eater who has breakfast on four of them. */
const figures = (
  over: Partial<Figures> = {},
  meals: Record<string, [days: number, kcalRate: number]> = { '1': [4, 12], '2': [10, 48], '3': [10, 40] },
): Figures => ({
  pattern: 'LUNCH',
  score: 70,
  recorded: 10,
  kcal: 1800,
  weekdays: [],
  proteinG: null,
  fibreG: null,
  sodiumMg: null,
  vegetables: 1,
  nights: 1,
  meals: Object.entries(meals).map(([mealType, [days, kcalRate]]) => ({ mealType, days, kcalRate, time: null })),
  ...over,
})
const korean = (now: Figures, before?: Figures) => {
  const { summary, good, care, next } = reportWords(now, before, ASKED)
  return { summary: summary.ko, good: good.map(({ ko }) => ko), care: care.map(({ ko }) => ko), next: next.ko }
}

test.each<[string, Record<string, [days: number, kcalRate: number]>]>([
  ['하루 가운데 점심을 가장 든든하게 드셨어요.', { '1': [6, 12], '2': [10, 48], '3': [10, 40] }],
  ['하루 가운데 점심을 가장 든든하게 드셨어요.', { '1': [10, 18], '2': [10, 46], '3': [10, 36] }],
  // Reports of before were called lunch first whatever their figures said.
  ['하루 가운데 저녁을 가장 든든하게 드셨어요.', { '1': [4, 14], '2': [10, 39], '3': [10, 47] }],
  ['한 가지 모습으로 말하기 어려운 두 주였어요.', { '1': [10, 50], '2': [10, 15], '3': [10, 35] }],
  ['한 가지 모습으로 말하기 어려운 두 주였어요.', { '1': [2, 10], '2': [4, 45], '3': [6, 45] }],
])('%s is said only of a fortnight of which it holds: %o', (summary, meals) => {
  expect(korean(figures({}, meals)).summary).toBe(summary)
})

test('what is tried next promises no effect, and speaks of soup to who had some', () => {
  const next = (over: Partial<Figures>, meals?: Record<string, [days: number, kcalRate: number]>) =>
    reportWords(figures(over, meals), undefined, ASKED)
  const even = { '1': [10, 30], '2': [10, 35], '3': [10, 35] } satisfies Record<
    string,
    [days: number, kcalRate: number]
  >
  const cases = [
    next({}, { '2': [10, 40], '3': [10, 60] }),
    next({}),
    next({ sodiumMg: 2840, soups: 6 }, even),
    next({ sodiumMg: 2840, soups: 0 }, even),
    next({ sodiumMg: 2840 }, even),
    next({ fibreG: 10 }, even),
    next({}, even),
  ]
  expect(cases.map(({ nextCode }) => nextCode)).toEqual(['FRUIT', 'BREAKFAST', 'SOUP', 'SALT', 'SALT', 'VEG', 'KEEP'])
  expect(cases.filter(({ next: { ko } }) => /져요|줄어|차요/.test(ko))).toEqual([])
  expect(cases.map(({ next: { ko } }) => /국물/.test(ko))).toEqual([false, false, true, false, false, false, false])
})

test('what goes well and what to look after: at most two of each, and the first that helps is tried next', () => {
  expect(korean(figures())).toEqual({
    summary: '하루 가운데 점심을 가장 든든하게 드셨어요.',
    good: ['적은 날 10일 가운데 10일은 점심을 챙기셨어요.'],
    care: ['적은 날 10일 가운데 6일은 아침 기록이 없어요.'],
    next: '이번 주에는 아침을 한 번만 더 챙겨 보세요.',
  })
  const even = { '1': [10, 30], '2': [10, 35], '3': [10, 35] } satisfies Record<
    string,
    [days: number, kcalRate: number]
  >
  expect(
    korean(
      figures(
        { pattern: 'EVEN', proteinG: 70, fibreG: 18.5, sodiumMg: 2840, vegetables: 2.1, nights: 0, soups: 9 },
        even,
      ),
      figures({ vegetables: 1.8 }, even),
    ),
  ).toEqual({
    summary: '세 끼를 고루 챙겨 드셨어요.',
    good: ['적은 날 10일 가운데 10일은 점심을 챙기셨어요.', '채소 반찬이 하루 0.3접시 늘었어요.'],
    care: ['나트륨이 하루 840 mg 많아요.', '식이섬유가 하루 6.5 g 모자라요.'],
    next: '이번 주에는 국물을 반만 드셔 보세요.',
  })
})

test('one more plate is one in English, too', () => {
  const english = (vegetables: number) =>
    reportWords(figures({ vegetables }), figures({ vegetables: 1 }), ASKED).good[1]?.en
  expect([english(2), english(1.4)]).toEqual([
    '1 more plate of vegetables a day.',
    '0.4 more plates of vegetables a day.',
  ])
})
