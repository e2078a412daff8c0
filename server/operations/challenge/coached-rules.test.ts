import { expect, test } from 'vitest'
import { faultOfAnswers, habitsOf, keptAnswers, readingOf, type Question } from '#server/domain/coached/rules.ts'
import { weeksBetween } from '#server/domain/coached/uses.rules.ts'

const option = (optCode: string, score: number | null = null) => ({
  optCode,
  name: { ko: optCode, en: optCode },
  score,
})
const QUESTIONS: Question[] = [
  { qstnSeq: 1, answerType: 'ONE', requiredYn: 'Y', habit: 'MEAL', options: [option('A', 5), option('B', 3)] },
  { qstnSeq: 2, answerType: 'MANY', requiredYn: 'N', habit: null, options: [option('A'), option('B')] },
  { qstnSeq: 3, answerType: 'NUMBER', requiredYn: 'N', habit: null, options: [] },
  { qstnSeq: 4, answerType: 'TEXT', requiredYn: 'N', habit: null, options: [] },
]

test('an answer is taken in the form of its question, and each required one is asked for', () => {
  const one = { qstnSeq: 1, optCodeList: ['B'] }
  const fault = (...sent: Parameters<typeof faultOfAnswers>[1]) => faultOfAnswers(QUESTIONS, sent)
  expect(
    fault(
      one,
      { qstnSeq: 2, optCodeList: ['A', 'B'] },
      { qstnSeq: 3, answerTxt: ' 5 ' },
      { qstnSeq: 4, answerTxt: '주간 근무' },
    ),
  ).toBeUndefined()
  expect(fault()).toBe('answerList')
  expect([
    fault({ qstnSeq: 1, optCodeList: ['A', 'B'] }),
    fault({ qstnSeq: 1, optCodeList: ['Z'] }),
    fault({ qstnSeq: 1 }),
  ]).toEqual(Array(3).fill('answerList.0.optCodeList'))
  expect([fault(one, one), fault(one, { qstnSeq: 8, answerTxt: 'x' })]).toEqual([
    'answerList.1.qstnSeq',
    'answerList.1.qstnSeq',
  ])
  expect([fault(one, { qstnSeq: 2, optCodeList: ['A', 'A'] }), fault(one, { qstnSeq: 4, optCodeList: ['A'] })]).toEqual(
    ['answerList.1.optCodeList', 'answerList.1.optCodeList'],
  )
  expect([
    fault(one, { qstnSeq: 3, answerTxt: '다섯' }),
    fault(one, { qstnSeq: 4, answerTxt: '  ' }),
    fault({ ...one, answerTxt: 'x' }),
  ]).toEqual(['answerList.1.answerTxt', 'answerList.1.answerTxt', 'answerList.0.answerTxt'])
})

test('habits are what the options say, and what nobody told of is left out', () => {
  expect(
    habitsOf(
      QUESTIONS,
      keptAnswers([
        { qstnSeq: 1, optCodeList: ['B'] },
        { qstnSeq: 2, optCodeList: ['A'] },
      ]),
    ),
  ).toEqual({ MEAL: 3 })
  expect(habitsOf(QUESTIONS, [])).toEqual({})
})

test('an interview’s weight is a reading once: the known is not written again, today’s is corrected [HLG-01]', () => {
  const now = new Date('2026-11-19T03:00:00Z')
  const of = (kg: number, inptDt: string, own: string | null = null) => readingOf(68.4, { inptDt, kg }, own, now)
  const added = { inptDt: '20261119120000', beforeKg: null }
  expect(readingOf(68.4, undefined, null, now)).toEqual(added)
  expect([of(68.4, '20251119070000'), of(68.4, '20261119110000', '20261119110000')]).toEqual([undefined, undefined])
  expect(of(69.1, '20261119110000', '20261119110000')).toEqual({ inptDt: '20261119110000', beforeKg: 69.1 })
  // measured since, another's, of yesterday
  expect([
    of(69.1, '20261119113000', '20261119110000'),
    of(69.1, '20261119110000'),
    of(69.1, '20261118235959', '20261118235959'),
  ]).toEqual([added, added, added])
})

test('each week that a challenge touches has its report', () => {
  expect([
    weeksBetween('20261029', '20261129'),
    weeksBetween('20261102', '20261108'),
    weeksBetween('20261108', '20261109'),
  ]).toEqual([5, 1, 2])
})
