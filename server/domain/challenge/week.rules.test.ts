import { expect, test } from 'vitest'
import type { ChallengeInfo } from './queries.ts'
import { reportTitleIn, reportedWeeks, weekSummaryIn, weeksOf, weekTitle, weekValuesIn } from './week.rules.ts'

const challenge = (more: Partial<ChallengeInfo>): ChallengeInfo =>
  ({
    kind: 'MISSION',
    startDt: '20261105',
    endDt: '20261119',
    goalDays: 5,
    windowFrom: null,
    windowTo: null,
    dayGoalSteps: null,
    ...more,
  }) as ChallengeInfo
/** Thursday to Thursday, a day off among them. */
const DAYS = ['20261105', '20261106', '20261109', '20261110', '20261112', '20261116', '20261119']
const own = (of: Record<string, number>, isSuccess = (_value: number) => true) =>
  Object.entries(of).map(([dayDt, dayVal]) => ({ dayDt, dayVal, isSuccess: isSuccess(dayVal) }))
const nothing = { own: [], weights: [], startGrams: null }

test('weeks run from Monday to Sunday, and begin and end with the days that count; one week alone is none', () => {
  expect(
    weeksOf({ startDt: '20261105' }, DAYS).map(({ weekNo, from, to, overDt }) => [weekNo, from, to, overDt]),
  ).toEqual([
    [1, '20261105', '20261106', '20261109'],
    [2, '20261109', '20261112', '20261116'],
    [3, '20261116', '20261119', '20261123'],
  ])
  expect(weeksOf({ startDt: '20261116' }, ['20261116', '20261119'])).toEqual([])
  // A week of holidays counts as one.
  expect(weeksOf({ startDt: '20261102' }, ['20261102', '20261116']).map(({ weekNo }) => weekNo)).toEqual([1, 3])
})

test('missions are counted, and the days on which all were done; a week without one is not told of', () => {
  const weeks = weeksOf({ startDt: '20261105' }, DAYS)
  const told = reportedWeeks(challenge({}), weeks, '20261105', {
    ...nothing,
    own: own({ 20261105: 3, 20261106: 1, 20261116: 3, 20261119: 3 }, (done) => done === 3),
  })
  expect(told.map(({ weekNo, summaryTxt }) => [weekNo, summaryTxt])).toEqual([
    [1, '미션을 4개 하셨어요.'],
    [3, '미션을 6개 하셨어요.'],
  ])
  expect(told[1]?.values).toEqual([
    { valueNm: '한 미션', valueTxt: '6개', prevTxt: null, betterYn: null },
    { valueNm: '성공한 날', valueTxt: '2일', prevTxt: null, betterYn: null },
  ])
  expect(
    reportedWeeks(challenge({}), weeks, '20261117', { ...nothing, own: own({ 20261105: 3, 20261119: 2 }) }).map(
      ({ weekNo }) => weekNo,
    ),
  ).toEqual([3])
})

test('less than the week before is shown and not said', () => {
  const weeks = weeksOf({ startDt: '20261105' }, DAYS)
  const told = reportedWeeks(challenge({ kind: 'WF' }), weeks, '20261105', {
    ...nothing,
    own: own({ 20261105: 1, 20261106: 1, 20261109: 1 }),
  })
  expect(told[1]).toMatchObject({
    summaryTxt: '웰푸드를 1번 드셨어요.',
    values: [{ valueTxt: '1번', prevTxt: '2번', betterYn: 'N' }],
  })
})

test('a weight stands beside the one before it, the first beside the start; without a record there is none', () => {
  const weeks = weeksOf({ startDt: '20261105' }, DAYS)
  const weights = [
    { day: '20261105', grams: 70_000 },
    { day: '20261106', grams: 69_500 },
    { day: '20261118', grams: 69_540 },
  ]
  const told = reportedWeeks(challenge({ kind: 'DIET', goalDays: null }), weeks, '20261105', {
    own: [],
    weights,
    startGrams: 70_000,
  })
  expect(
    told.map(({ weekNo, summaryTxt, values }) => [weekNo, summaryTxt, values[0]?.prevTxt, values[0]?.betterYn]),
  ).toEqual([
    [1, '체중이 0.5kg 줄었어요.', '70.0kg', 'Y'],
    [3, '체중이 그대로예요.', '69.5kg', null],
  ])
  // A coached one promises a report for each week.
  expect(
    reportedWeeks(challenge({ kind: 'INTENSIVE', goalDays: null }), weeks, '20261105', {
      own: [],
      weights,
      startGrams: 70_000,
    }).map(({ weekNo, summaryTxt }) => [weekNo, summaryTxt])[1],
  ).toEqual([2, '이 주에는 체중 기록이 없었어요.'])
  expect(
    reportedWeeks(challenge({ kind: 'DIET', goalDays: null }), weeks, '20261105', {
      own: [],
      weights,
      startGrams: null,
    })[0]?.summaryTxt,
  ).toBe('마지막 체중은 69.5kg이에요.')
})

test('what is ours is told in English, what somebody wrote stays', () => {
  expect([1, 3, 13].map((weekNo) => reportTitleIn(weekTitle(weekNo), 'en'))).toEqual([
    'Week 1 report',
    'Week 3 report',
    'Week 13 report',
  ])
  expect([
    reportTitleIn('마무리 리포트', 'en'),
    reportTitleIn('세 주를 마치며', 'en'),
    reportTitleIn('셋째 주 리포트', 'ko'),
  ]).toEqual(['Closing report', '세 주를 마치며', '셋째 주 리포트'])
  const told = [
    '점심에 하루 평균 3,040보를 걸으셨어요. 첫째 주보다 107보 늘었어요.',
    '체중이 0.5kg 늘었어요.',
    '웰푸드를 1번 드셨어요.',
    '저녁을 일곱 시 전에 마친 날이 닷새로 늘었어요.',
  ]
  expect(told.map((text) => weekSummaryIn(text, 'en'))).toEqual([
    'You walked 3,040 steps a day at lunch, on average. That is 107 more than in week 1.',
    'Your weight went up by 0.5 kg.',
    'You had 1 Well Food lunch.',
    told[3],
  ])
  expect(
    weekValuesIn(
      [
        { valueNm: '한 미션', valueTxt: '6개', prevTxt: '1개', betterYn: 'Y' },
        { valueNm: '체중', valueTxt: '68.7kg', prevTxt: null, betterYn: null },
      ],
      'en',
    ),
  ).toEqual([
    { valueNm: 'Missions done', valueTxt: '6', prevTxt: '1', betterYn: 'Y' },
    { valueNm: 'Weight', valueTxt: '68.7kg', prevTxt: null, betterYn: null },
  ])
})
