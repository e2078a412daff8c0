import { describe, expect, test } from 'vitest'
import { firstStory, kindsOf, mayChoose, reasonOf, type KnownWeek, type Story } from './story.ts'

const TODAY = '20261119'
const nothing: KnownWeek = { steps: [] }
const index = (helhidxCode: 'SLP' | 'SBP', avgVal: number, statusCode: 'NORMAL' | 'CAUTION' | 'LACK') => ({
  helhidxCode,
  helhidxNm: '',
  helhidxUnit: '',
  recordCnt: 3,
  avgVal,
  lastWeekAvgVal: null,
  diffVal: null,
  statusCode,
})
const walked = (...steps: number[]) => steps.map((stepCnt, at) => ({ helhDate: String(20261114 + at), stepCnt }))
const salt = (eatVal: number, stdVal: number | null) => ({
  nutrientList: [{ nutrientCode: 'NA' as const, eatVal, stdVal }],
})

describe('what of a week deserves a story', () => {
  test('is nothing where nothing is known, or all is well', () => {
    expect(reasonOf(nothing, TODAY)).toBeNull()
    expect(
      reasonOf(
        {
          means: { indexList: [index('SLP', 430, 'NORMAL'), index('SBP', 118, 'NORMAL')] },
          steps: walked(9000, 9000, 9000, 9000, 9000),
          stepGoal: 8000,
          eaten: salt(1900, 2000),
        },
        TODAY,
      ),
    ).toBeNull()
  })

  test('is sleep below seven hours first, then pressure, steps, and salt', () => {
    const tired = [index('SLP', 370, 'LACK')]
    const raised = [index('SBP', 131, 'CAUTION')]
    const short = walked(9000, 5000, 6000, 9000, 7000)
    expect(
      reasonOf(
        { means: { indexList: [...tired, ...raised] }, steps: short, stepGoal: 8000, eaten: salt(2310, 2000) },
        TODAY,
      ),
    ).toEqual({ category: 'SLEEP', minutes: 370 })
    expect(
      reasonOf({ means: { indexList: raised }, steps: short, stepGoal: 8000, eaten: salt(2310, 2000) }, TODAY),
    ).toEqual({ category: 'DISEASE' })
    expect(reasonOf({ steps: short, stepGoal: 8000, eaten: salt(2310, 2000) }, TODAY)).toEqual({ category: 'EXERCISE' })
    expect(
      reasonOf({ steps: walked(9000, 5000, 6000, 9000, 9000), stepGoal: 8000, eaten: salt(2310, 2000) }, TODAY),
    ).toEqual({ category: 'MEAL' })
    expect(reasonOf({ steps: [], eaten: salt(2310, null) }, TODAY)).toBeNull()
  })

  test('counts neither today nor days that nobody knows as short', () => {
    expect(
      reasonOf({ steps: [{ helhDate: TODAY, stepCnt: 10 }, ...walked(5000, 6000)], stepGoal: 8000 }, TODAY),
    ).toBeNull()
    expect(reasonOf({ steps: walked(5000, 6000, 7000), stepGoal: null }, TODAY)).toBeNull()
  })
})

const story = (contentsSeq: number, categoryCode: Story['categoryCode']): Story => ({
  contentsSeq,
  categoryCode,
  title: '',
  summaryTxt: '',
  thumbUrl: null,
  readMin: 2,
  regDt: TODAY,
  viewCnt: 0,
})

test('the newest story of the reason stands first; without one for it the newest, and no reason is said', () => {
  const all = [story(3, 'MEAL'), story(2, 'SLEEP'), story(1, 'SLEEP')]
  const reason = { category: 'SLEEP', minutes: 370 } as const
  expect(firstStory(all, reason)).toEqual({ story: all[1], reason })
  expect(firstStory(all, { category: 'DISEASE' })).toEqual({ story: all[0], reason: null })
  expect(firstStory([], reason)).toEqual({ story: undefined, reason: null })
})

test('without a reason of the week it is the newest of what the member chose to read about [MYP-09]', () => {
  const all = [story(3, 'MEAL'), story(2, 'SLEEP'), story(1, 'MIND')]
  const chosen = kindsOf([{ topicCode: 'T11' }, { topicCode: 'T04' }, { topicCode: 'T99' }])
  expect(chosen).toEqual(new Set(['MIND', 'SLEEP']))
  expect(firstStory(all, null, chosen)).toEqual({ story: all[1], reason: 'chosen' })
  expect(firstStory(all, { category: 'MEAL' }, chosen)).toEqual({ story: all[0], reason: { category: 'MEAL' } })
  expect(firstStory(all, { category: 'DISEASE' }, chosen)).toEqual({ story: all[1], reason: 'chosen' })
  expect(firstStory(all.slice(0, 1), null, chosen)).toEqual({ story: all[0], reason: null })
})

test('records choose for nobody who has not agreed to rule 4', () => {
  expect(mayChoose([{ ruleSn: '4', agreeYn: 'Y' }])).toBe(true)
  expect([
    mayChoose(undefined),
    mayChoose([]),
    mayChoose([
      { ruleSn: '1', agreeYn: 'Y' },
      { ruleSn: '4', agreeYn: 'N' },
    ]),
  ]).toEqual([false, false, false])
})
