import { expect, test } from 'vitest'
import { coachingOf, type CoachingFacts, isChanged } from './rules.ts'

const facts: CoachingFacts = {
  walk: { goal: 3000, today: 1820, before: 3460, isOpen: true },
  sodiumMg: 2240,
  recordedDays: 6,
  breakfastDays: 5,
  ticked: new Set(),
  hadBreakfast: false,
}

test('the walk that is left is said in minutes, with the numbers it rests on', () => {
  const { title, text, tasks } = coachingOf(facts)
  expect(title).toEqual({ ko: '점심 먹고 12분, 그거면 돼요', en: '12 minutes after lunch will do' })
  expect(text.ko).toBe('지난번에는 3,460보를 걸었어요. 오늘은 1,180보 남았어요.')
  expect(tasks.map(({ code, reason, isDone }) => [code, reason.ko, isDone])).toEqual([
    ['WALK', '오늘 1,180보 남았어요. 1분에 100보로 세었어요', false],
    ['SOUP', '어제 나트륨이 2,240 mg이었어요', false],
  ])
})

test('every task names a number, in both languages', () => {
  const all = [
    facts,
    { ...facts, breakfastDays: 1 },
    { ...facts, walk: { goal: 3000, today: 3100, before: null, isOpen: false } },
  ].flatMap((each) => coachingOf(each).tasks)
  expect(all.length).toBeGreaterThan(5)
  for (const { reason } of all) expect([reason.ko, reason.en].every((words) => /\d/.test(words))).toBe(true)
})

test('a limit that was kept, and breakfasts on most days, are nothing to speak of', () => {
  expect(coachingOf({ ...facts, walk: null, sodiumMg: 2000, breakfastDays: 4 }).tasks).toEqual([])
  expect(coachingOf({ ...facts, walk: null, sodiumMg: null, breakfastDays: 3 }).tasks.map(({ code }) => code)).toEqual([
    'BREAKFAST',
  ])
})

test('the time of the challenge over, a walk is no task of today, unless it was walked', () => {
  expect(
    coachingOf({ ...facts, walk: { goal: 3000, today: 1000, before: 3000, isOpen: false }, sodiumMg: null }).tasks,
  ).toEqual([])
  expect(
    coachingOf({ ...facts, walk: { goal: 3000, today: 3000, before: 3000, isOpen: false }, sodiumMg: null }).tasks,
  ).toMatchObject([{ code: 'WALK', isDone: true }])
})

test('the time of the challenge over, nothing is said to be left of it, nor that the day went well', () => {
  const said = (today: number) => {
    const { title, text } = coachingOf({
      ...facts,
      walk: { goal: 3000, today, before: 3460, isOpen: false },
      sodiumMg: null,
    })
    return [title.ko, text.ko, text.en]
  }
  expect(said(1820)).toEqual([
    '오늘 걷는 시간은 지났어요',
    '지난번에는 3,460보를 걸었어요. 오늘은 1,820보를 걸었어요.',
    '3,460 steps last time. 1,820 today.',
  ])
  expect(said(3200)[0]).toBe('오늘은 지금처럼이면 돼요')
})

test('on a day that counts no steps and asks for nothing, nothing is said to have been done', () => {
  expect(coachingOf({ ...facts, walk: null, sodiumMg: null })).toMatchObject({
    text: { ko: '최근 기록에서 오늘 더 할 것은 없어요.', en: 'Your recent records ask for nothing more today.' },
    tasks: [],
  })
})

test('of breakfasts only that is told which was noted: nobody knows that the others were skipped', () => {
  expect(
    coachingOf({ ...facts, walk: null, sodiumMg: null, breakfastDays: 1 }).tasks.map(({ reason }) => reason),
  ).toEqual([{ ko: '지난 7일 가운데 아침을 적은 날이 1일이에요', en: 'Breakfast noted on 1 of the last 7 days' }])
})

test('with too few records it says how many days are missing, and chooses nothing', () => {
  expect(coachingOf({ ...facts, walk: null, recordedDays: 1, sodiumMg: 9000 })).toMatchObject({
    title: { ko: '2일만 더 기록해 주세요' },
    tasks: [],
  })
})

test('what was done today makes what was drawn before old; nothing done does not', () => {
  expect(isChanged({ ...facts, walk: facts.walk && { ...facts.walk, today: 0 } })).toBe(false)
  expect(isChanged(facts)).toBe(false)
  expect(isChanged({ ...facts, ticked: new Set(['HALFSOUP']) })).toBe(true)
  expect(isChanged({ ...facts, walk: facts.walk && { ...facts.walk, today: 3000 } })).toBe(true)
})
