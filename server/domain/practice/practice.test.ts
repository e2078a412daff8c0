import { expect, test } from 'vitest'
import { ruleOf, seqOf, WORD_RULES, type WordFacts, wordOf } from './coach-word.rules.ts'
import { canTick, monthDays, monthPractices, monthSpan } from './practice.rules.ts'

const NOVEMBER = { from: '20261101', to: '20261119' }
const spans = [
  { actCode: 'VEGFIRST', fromDt: '20261116', toDt: null },
  { actCode: 'HALFSOUP', fromDt: '20261116', toDt: '20261117' },
  { actCode: 'HALFSOUP', fromDt: '20261119', toDt: null },
]
const ticks = [
  { actCode: 'VEGFIRST', baseDt: '20261116' },
  { actCode: 'VEGFIRST', baseDt: '20261118' },
  { actCode: 'HALFSOUP', baseDt: '20261117' },
  // Not chosen that day.
  { actCode: 'HALFSOUP', baseDt: '20261118' },
]

test('a day counts what was chosen for it; days without a choice are left out', () => {
  expect(monthDays(spans, ticks, NOVEMBER)).toEqual([
    { baseDt: '20261116', doneCnt: 1, totalCnt: 2 },
    { baseDt: '20261117', doneCnt: 1, totalCnt: 2 },
    { baseDt: '20261118', doneCnt: 1, totalCnt: 1 },
    { baseDt: '20261119', doneCnt: 0, totalCnt: 2 },
  ])
})

test('a practice counts the days on which it was chosen, in both of its spans', () => {
  expect(monthPractices(spans, ticks, NOVEMBER)).toEqual([
    { actCode: 'VEGFIRST', dayCnt: 4, doneCnt: 2, doneRate: 50, doneDtList: ['20261116', '20261118'] },
    { actCode: 'HALFSOUP', dayCnt: 3, doneCnt: 1, doneRate: 33, doneDtList: ['20261117'] },
  ])
})

test('a month ends today, or with its last day', () => {
  expect(monthSpan('202611', '20261119')).toEqual({ from: '20261101', to: '20261119' })
  expect(monthSpan('202602', '20261119')).toEqual({ from: '20260201', to: '20260228' })
  expect(monthSpan('202512', '20261119')).toEqual({ from: '20251201', to: '20251231' })
  expect([monthSpan('202600', '20261119'), monthSpan('202613', '20261119')]).toEqual([undefined, undefined])
  expect(monthDays(spans, ticks, { from: '20261201', to: '20261119' })).toEqual([])
})

test('only days of this week up to today can be ticked [MEA-17]', () => {
  const today = '20261119'
  expect(['20261115', '20261116', '20261118', '20261119', '20261120'].map((day) => canTick(day, today))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect([canTick('20261116', '20261122'), canTick('20261122', '20261123')]).toEqual([true, false])
})

const FACTS: WordFacts = {
  sodiumMg: 1800,
  fibreG: 22,
  steps: 8000,
  stepsBefore: 8200,
  recordedDays: 7,
  breakfastDays: 6,
}
const free = { chosen: new Set<string>(), hidden: new Set<number>() }
const actOf = (facts: Partial<WordFacts>, taken = free) => {
  const rule = wordOf({ ...FACTS, ...facts }, taken)
  return rule === undefined ? undefined : WORD_RULES[rule]?.actCode
}

test.each([
  [{ steps: 7000, stepsBefore: 8000 }, 'LUNCHWALK'],
  [{ steps: 7001, stepsBefore: 8000 }, undefined],
  [{ steps: null, stepsBefore: 8000 }, undefined],
  [{ sodiumMg: 2001 }, 'HALFSOUP'],
  [{ sodiumMg: 2000 }, undefined],
  [{ sodiumMg: null }, undefined],
  [{ fibreG: 14.9 }, 'VEGFIRST'],
  [{ fibreG: 15 }, undefined],
  [{ fibreG: null }, undefined],
  [{ recordedDays: 7, breakfastDays: 4 }, 'BREAKFAST'],
  [{ recordedDays: 7, breakfastDays: 5 }, undefined],
  [{ recordedDays: 0, breakfastDays: 0 }, undefined],
  [{ steps: 5000, stepsBefore: 8000, sodiumMg: 3000 }, 'LUNCHWALK'],
])('the coach’s word of %o is about %s', (facts, actCode) => {
  expect(actOf(facts)).toBe(actCode)
})

test('what is chosen already or was hidden is not advised; the next rule is', () => {
  const both = { steps: 5000, stepsBefore: 8000, sodiumMg: 3000 }
  expect(actOf(both, { chosen: new Set(['LUNCHWALK']), hidden: new Set() })).toBe('HALFSOUP')
  expect(actOf(both, { chosen: new Set(), hidden: new Set([0, 1]) })).toBeUndefined()
})

test('every word stands in both languages, and names its numbers', () => {
  const facts = { ...FACTS, steps: 6800, stepsBefore: 8000, sodiumMg: 3010.4, breakfastDays: 2 }
  const said = WORD_RULES.map((rule) => rule.say(facts))
  expect(said.map(({ ko }) => ko)).toEqual([
    '어제는 그제보다 1,200보 덜 걸었어요. 점심 먹고 10분만 걸어 볼까요?',
    '어제 나트륨이 3,010 mg이었어요. 국물을 반만 먹어 볼까요?',
    '어제는 채소가 적었어요. 나물 반찬을 먼저 먹어 볼까요?',
    '지난 이레에 적으신 날 가운데 5일은 아침이 비어 있어요. 한 입이라도 먹어 볼까요?',
  ])
  expect(said.every(({ en }) => /^[\x20-\x7e’]+$/.test(en))).toBe(true)
})

test('the number of a word names its day and its rule', () => {
  expect(seqOf('20261119', 1)).toBe(2026111902)
  expect([
    ruleOf(2026111902, '20261119'),
    ruleOf(2026111902, '20261120'),
    ruleOf(2026111999, '20261119'),
    ruleOf(217, '20261119'),
  ]).toEqual([1, undefined, undefined, undefined])
})
