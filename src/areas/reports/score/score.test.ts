import { expect, test } from 'vitest'
import { byChange, inSentence, lastMonth, leadOf, type Part, pointerOf } from './score.ts'

const part = (itemCode: Part['itemCode'], score: number | null, changeScore: number | null = 0): Part => ({
  itemCode,
  itemNm: itemCode,
  score,
  maxScore: 20,
  statusCode: 'NORMAL',
  changeScore,
  causeTxt: '',
})
const all = [part('BODY', 15, 2), part('BP', 17, 1), part('SUGAR', 17, 0), part('ACT', 15, -1), part('MEAL', 18, 1)]

test('the lead names the two parts that rose most', () => {
  expect(leadOf({ totalScore: 82, changeScore: 3, itemList: all })).toEqual({
    is: 'up',
    points: 3,
    thanksTo: ['BODY', 'BP'],
  })
})

test('of a fall it names the part that fell most', () => {
  expect(
    leadOf({
      totalScore: 76,
      changeScore: -3,
      itemList: [part('BP', 15, -3), ...all.slice(2, 4), part('BODY', 16, 1)],
    }),
  ).toEqual({ is: 'down', points: 3, look: 'BP' })
})

test('without a month before it says the number, without a change that it is the same', () => {
  expect(leadOf({ totalScore: 82, changeScore: null, itemList: all })).toEqual({
    is: 'first',
    total: 82,
    most: 20 * all.length,
    whole: true,
  })
  const some = [part('BODY', 15), part('BP', null), part('SUGAR', 17), part('ACT', 12), part('MEAL', null)]
  expect(leadOf({ totalScore: 44, changeScore: null, itemList: some })).toEqual({
    is: 'first',
    total: 44,
    most: 60,
    whole: false,
  })
  expect(leadOf({ totalScore: 82, changeScore: 0, itemList: all })).toEqual({ is: 'same' })
})

test('below three known parts it is what is missing, and no number', () => {
  expect(
    leadOf({
      totalScore: 32,
      changeScore: null,
      itemList: [part('BODY', 15), part('BP', 17), part('SUGAR', null), part('ACT', null), part('MEAL', null)],
    }),
  ).toEqual({ is: 'few', missing: ['SUGAR', 'ACT', 'MEAL'] })
  expect(leadOf({ totalScore: null, changeScore: null, itemList: [] })).toEqual({
    is: 'few',
    missing: ['BODY', 'BP', 'SUGAR', 'ACT', 'MEAL'],
  })
})

test('what moved most stands first, what is not known last', () => {
  expect(byChange([part('SUGAR', null, null), ...all]).map(({ itemCode }) => itemCode)).toEqual([
    'BODY',
    'BP',
    'MEAL',
    'SUGAR',
    'ACT',
    'SUGAR',
  ])
})

test('the mark is last month’s number, and there is none where both cannot be compared', () => {
  expect(lastMonth({ totalScore: 82, changeScore: 3 })).toBe(79)
  expect(lastMonth({ totalScore: 82, changeScore: null })).toBeUndefined()
})

test('within a sentence an English name begins small', () => {
  expect([inSentence('Blood pressure', 'en'), inSentence('혈압', 'ko')]).toEqual(['blood pressure', '혈압'])
})

test('a measurement stands in the third of its status, as far in as the wire says [CRT-15]', () => {
  expect(pointerOf({ indexCode: 'SBP', posRate: 40, statusCode: 'CAUTION' })).toMatchObject({
    status: 'caution',
    scale: ['normal', 'caution', 'danger'],
  })
  expect(pointerOf({ indexCode: 'SBP', posRate: 40, statusCode: 'CAUTION' }).way).toBeCloseTo(0.2)
  expect(pointerOf({ indexCode: 'SBP', posRate: 20, statusCode: 'LACK' }).scale[0]).toBe('lacking')
  expect(pointerOf({ indexCode: 'SLP', posRate: 50, statusCode: 'NORMAL' })).toEqual({
    status: 'normal',
    way: 0.5,
    scale: ['lacking', 'normal', 'caution'],
  })
  expect(pointerOf({ indexCode: 'BMI', posRate: 100, statusCode: 'DANGER' }).way).toBeCloseTo(1)
})
