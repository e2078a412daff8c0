import { expect, test } from 'vitest'
import { countUsual, statusOf, wayInto } from './standing.ts'

const rangeList = [
  { statusCode: 'LACK', rangeNm: '낮음', minVal: null, maxVal: '90' },
  { statusCode: 'NORMAL', rangeNm: '정상', minVal: '90', maxVal: '120' },
  { statusCode: 'CAUTION', rangeNm: '주의', minVal: '120', maxVal: '140' },
] as const

test('the pointer stands as far into its third as the value into its range [CRT-15]', () => {
  expect(wayInto({ indicatorVal: '105', statusCode: 'NORMAL', rangeList: [...rangeList] })).toBe(0.5)
  expect(wayInto({ indicatorVal: '80', statusCode: 'LACK', rangeList: [...rangeList] })).toBeUndefined()
  expect(wayInto({ indicatorVal: null, statusCode: null, rangeList: [...rangeList] })).toBeUndefined()
})

test('a pressure of which the lower one decides stands in the middle of its third', () => {
  expect(wayInto({ indicatorVal: '118', statusCode: 'CAUTION', rangeList: [...rangeList] })).toBeUndefined()
})

test('what was measured long ago does not say how somebody is now', () => {
  expect(
    countUsual(
      [
        { statusCode: 'NORMAL', inptDt: '20250915070000' },
        { statusCode: 'NORMAL', inptDt: '20260822070000' },
        { statusCode: 'NORMAL', inptDt: null },
      ],
      '20261119',
    ),
  ).toEqual({ usual: 1, judged: 1 })
})

test('what cannot be judged counts nowhere', () => {
  const at = (statusCode: 'NORMAL' | 'CAUTION' | null, inptDt = '20261118213000') => ({ statusCode, inptDt })
  expect(countUsual([at('NORMAL'), at('CAUTION'), at(null)], '20261119')).toEqual({ usual: 1, judged: 2 })
  expect([statusOf({ statusCode: 'LACK' }), statusOf({ statusCode: null })]).toEqual(['lacking', null])
})
