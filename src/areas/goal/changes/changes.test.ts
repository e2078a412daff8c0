import { expect, test } from 'vitest'
import { beforeText, inOrder, stepsSince, wayOf, withMonths, type Change } from './changes.ts'

const change = (part: Partial<Change>): Change => ({
  changeSeq: 1,
  changeDtm: '202611020812',
  changeType: 'GOAL',
  itemNm: '하루 걸음',
  beforeTxt: '7,000보',
  afterTxt: '8,000보',
  ...part,
})

test('each month begins and ends its own line', () => {
  const rows = withMonths(['202611190712', '202611020812', '202610201142'].map((changeDtm) => change({ changeDtm })))
  expect(rows.map(({ isFirstOfMonth, isLastOfMonth }) => [isFirstOfMonth, isLastOfMonth])).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ])
})

test('a change goes up, down, or is set', () => {
  expect(
    [
      change({}),
      change({ beforeTxt: '68.9 kg', afterTxt: '68.4 kg' }),
      change({ beforeTxt: null }),
      change({ beforeTxt: '가볍게', afterTxt: '무겁게' }),
    ].map(wayOf),
  ).toEqual(['up', 'down', 'set', 'set'])
})

test('a unit is said once', () => {
  expect(beforeText(change({}))).toBe('7,000')
  expect(beforeText(change({ beforeTxt: '68.9 kg', afterTxt: '68.4 kg' }))).toBe('68.9')
  expect(beforeText(change({ beforeTxt: '가볍게', afterTxt: '무겁게' }))).toBe('가볍게')
  expect(beforeText(change({ beforeTxt: null }))).toBeNull()
})

test('what followed a new step goal is told once a day is over', () => {
  const days = ['20261102', '20261103', '20261104'].map((activityDt, at) => ({
    activityDt,
    stepCnt: 7500 + at * 500,
    asideStepCnt: null,
    useKcal: null,
    eatKcal: null,
  }))
  expect(stepsSince(change({}), days, '20261105')).toEqual({ days: 3, reached: 2 })
  expect(stepsSince(change({}), days, '20261102')).toBeNull()
})

test('days whose ends stand the wrong way round are turned; an open end stays open [VAL-05]', () => {
  expect(inOrder({ from: '20261105', to: '20261101' })).toEqual({ from: '20261101', to: '20261105' })
  expect(inOrder({ from: '20261105', to: undefined })).toEqual({ from: '20261105', to: undefined })
})
