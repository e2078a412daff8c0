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

test('what cannot be judged counts nowhere', () => {
  expect(countUsual([{ statusCode: 'NORMAL' }, { statusCode: 'CAUTION' }, { statusCode: null }])).toEqual({ usual: 1, judged: 2 })
  expect([statusOf({ statusCode: 'LACK' }), statusOf({ statusCode: null })]).toEqual(['lacking', null])
})
