import { expect, test } from 'vitest'
import { amountsOf, diametersOf, meantBy, nthOf, stateOf } from './quiz.ts'
import type { Quiz } from './quiz.queries.ts'

const choices = (...words: string[]) => words.map((choiceTxt, at) => ({ choiceNo: at + 1, choiceTxt }))
const quiz = (quizSeq: number, openYn: 'Y' | 'N', answerYn: 'Y' | 'N', correctYn: 'Y' | 'N' | null): Quiz => ({
  quizSeq,
  title: '',
  startDt: '20261116',
  endDt: '20261122',
  openYn,
  answerYn,
  correctYn,
})

test('amounts of one unit are drawn to scale, words and mixed units are not', () => {
  expect(amountsOf(choices('1 g', '11 g', '1,100 g'))).toEqual([1, 11, 1100])
  expect(amountsOf(choices('40%', '70%', '100%'))).toEqual([40, 70, 100])
  expect([
    amountsOf(choices('사과 껍질', '식은 밥')),
    amountsOf(choices('1 g', '1 kg')),
    amountsOf(choices('0 g', '1 g')),
  ]).toEqual([null, null, null])
})

test('areas are as large as the amounts, and the smallest can still be seen', () => {
  const [small = 0, middle = 0, large = 0] = diametersOf([1, 11, 110])
  expect([small, large]).toEqual([13, 132])
  expect((large / middle) ** 2).toBeCloseTo(10, 0)
  expect(diametersOf([1, 100_000])[0]).toBe(12)
})

test('an address without a number means the quiz that waits, else the newest', () => {
  const [open, right] = [quiz(14, 'Y', 'N', null), quiz(13, 'N', 'Y', 'Y')]
  expect([meantBy([right, open])?.quizSeq, meantBy([right])?.quizSeq, meantBy([])]).toEqual([14, 13, undefined])
  expect([open, right, quiz(12, 'N', 'N', null), quiz(14, 'Y', 'Y', 'N')].map(stateOf)).toEqual([
    'open',
    'right',
    'missed',
    'wrong',
  ])
})

test('a right answer tells which stamp of the month it was, and nothing on the board of another month', () => {
  const stamp = (stampDtm: string, deedCode: 'NOLEFT' | 'QUIZ') => ({ stampSeq: 1, stampDtm, deedCode, carbonG: 0 })
  const board = {
    stampList: [stamp('202611021221', 'QUIZ'), stamp('202611181221', 'NOLEFT'), stamp('202611191230', 'QUIZ')],
  }
  expect([
    nthOf(board, { startDt: '20261116', endDt: '20261122' }),
    nthOf(board, { startDt: '20261019', endDt: '20261025' }),
  ]).toEqual([3, null])
})
