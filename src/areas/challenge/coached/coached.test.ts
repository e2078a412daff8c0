import { expect, test } from 'vitest'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import {
  choicesOf,
  habitsOf,
  measuredOf,
  movedBy,
  nextRound,
  readingToOpen,
  sevensOf,
  type Care,
  type Indicator,
} from './coached.ts'
import { answerText, filledBefore, missingAt, paperOf, stepAt, stepsOf, type Question } from './interview.ts'

const question = (qstnSeq: number, more: Partial<Question> = {}): Question => ({
  qstnSeq,
  qstnTxt: '저녁은 몇 시에 드세요?',
  answerType: 'ONE',
  requiredYn: 'Y',
  unitNm: null,
  optList: [
    { optCode: 'A', optNm: '일곱 시 전' },
    { optCode: 'B', optNm: '아홉 시 뒤' },
  ],
  answerOptList: [],
  answerTxt: null,
  ...more,
})

const QUESTIONS = [
  question(1),
  question(2, { answerType: 'NUMBER', optList: [], unitNm: '잔' }),
  question(3, { answerType: 'TEXT', requiredYn: 'N', optList: [] }),
]
const SUBJECTS = [
  { cnsltOptCode: 'DINNER', cnsltOptNm: '저녁 식사', descTxt: null, selectYn: 'Y' as const },
  { cnsltOptCode: 'EATOUT', cnsltOptNm: '외식', descTxt: null, selectYn: 'N' as const },
]

test('a reading that is new comes first, else the newest that is open', () => {
  const reading = (seq: number, openYn: 'Y' | 'N', readYn: 'Y' | 'N') => ({ seq, openYn, readYn })
  expect(readingToOpen([reading(1, 'Y', 'N'), reading(2, 'Y', 'N'), reading(3, 'N', 'N')])?.seq).toBe(2)
  expect(readingToOpen([reading(1, 'Y', 'N'), reading(2, 'Y', 'Y')])?.seq).toBe(1)
  expect(readingToOpen([reading(1, 'Y', 'Y'), reading(2, 'Y', 'Y'), reading(3, 'N', 'N')])?.seq).toBe(2)
  expect(readingToOpen([reading(1, 'N', 'N')])).toBeUndefined()
})

test('the next call is one that stands, else one that can still be chosen', () => {
  const round = (no: number, rsrvDtm: string | null, endDt: string, statusCode: 'WAIT' | 'COMPLETE' | null = null) => ({
    no,
    rsrvDtm,
    endDt,
    statusCode,
  })
  expect(
    nextRound(
      [round(1, '202611051100', '20261106', 'COMPLETE'), round(2, '202611261100', '20261127', 'WAIT')],
      '20261119',
    )?.no,
  ).toBe(2)
  expect(nextRound([round(1, null, '20261106'), round(2, null, '20261127')], '20261119')?.no).toBe(2)
  expect(nextRound([round(1, '202611051100', '20261106', 'COMPLETE')], '20261119')).toBeUndefined()
})

test('before and after stand beside each other, and what nobody measured is left out', () => {
  const care = (bw: string | null, meal: number): Care => ({
    chalnCode: 'C',
    careDt: '20261029',
    counselorNm: null,
    commentTxt: null,
    indexList: [
      { indexCode: 'BW', indexNm: '체중', unitNm: 'kg', indexVal: bw },
      { indexCode: 'NBD', indexNm: '공복 혈당', unitNm: 'mg/dL', indexVal: null },
    ],
    habitList: [{ habitCode: 'MEAL', habitNm: '규칙적인 식사', score: meal }],
  })
  expect(measuredOf(care('69.9', 3), care('68.4', 5))).toEqual([
    { code: 'BW', name: '체중', unit: 'kg', before: '69.9', after: '68.4' },
  ])
  expect(measuredOf(care(null, 3), undefined)).toEqual([])
  expect(habitsOf(care('69.9', 3), care('68.4', 5))).toEqual([
    { code: 'MEAL', name: '규칙적인 식사', before: 3, after: 5 },
  ])
  expect(habitsOf(care('69.9', 3), undefined)[0]?.after).toBeNull()
})

test('what has a value can be looked at, the weight always, and how far it moved is told in its own decimals', () => {
  const one = (indicatorCode: string, startVal: string | null, nowVal: string | null): Indicator => ({
    indicatorCode,
    indicatorNm: indicatorCode,
    unitNm: '',
    startVal,
    nowVal,
    goalVal: null,
    baseDt: null,
    betterCode: 'DOWN',
  })
  expect(
    choicesOf([one('BW', null, null), one('DINNERKCAL', '720', '585'), one('BDF', '29.6', null)]).map(
      ({ indicatorCode }) => indicatorCode,
    ),
  ).toEqual(['BW', 'DINNERKCAL'])
  expect([
    movedBy(one('DINNERKCAL', '720', '585')),
    movedBy(one('BW', '69.9', '68.4')),
    movedBy(one('BDF', '22.4', '22.4')),
    movedBy(one('BDF', null, '22.4')),
  ]).toEqual([{ by: -135, decimals: 0 }, { by: -1.5, decimals: 1 }, null, null])
})

test('values that differ from day to day are told by the mean of seven, once there are seven to compare with', () => {
  const [first, last] = [
    [600, 700, 800, 700, 700, 700, 700],
    [500, 600, 700, 600, 600, 600, 600],
  ]
  expect(sevensOf([...first, 9000, ...last])).toEqual({ now: 600, by: -100 })
  expect(sevensOf([...first, ...last].slice(1))).toBeUndefined()
})

test('nobody goes past a question that needs an answer, whatever the address says', () => {
  const steps = stepsOf(QUESTIONS)
  const empty = { ...filledBefore(QUESTIONS, [], ''), subjects: [] }
  expect(steps.map(({ is }) => is)).toEqual(['weight', 'goal', 'question', 'question', 'question', 'subjects'])
  expect(stepAt(steps, empty, 6)).toBe(1)
  expect(stepAt(steps, { ...empty, weight: '68.4' }, 6)).toBe(3)
  const full = { ...empty, weight: '68.4', chosen: { 1: ['A'] }, written: { 2: '5' } }
  expect([stepAt(steps, full, 6), stepAt(steps, full, 2), stepAt(steps, full, undefined)]).toEqual([6, 2, 1])
  expect(missingAt({ is: 'weight' }, { ...full, weight: '5' })).toBe('weight')
  expect(missingAt({ is: 'goal' }, { ...full, goal: '999' })).toBe('weight')
  expect(missingAt({ is: 'subjects' }, full)).toBe('answer')
  // a whole number with a point, also where nothing has to be written
  const glasses = question(2, { answerType: 'NUMBER', requiredYn: 'N', optList: [], unitNm: '잔' })
  expect(
    ['5.5', '5'].map((text) => missingAt({ is: 'question', question: glasses }, { ...full, written: { 2: text } })),
  ).toEqual(['answer', undefined])
})

test('own words are no longer than they are taken, counted as letters and without the blanks around them', () => {
  const words = { is: 'question' as const, question: question(3, { answerType: 'TEXT', requiredYn: 'N', optList: [] }) }
  const at = (text: string) => missingAt(words, { ...filledBefore([], [], '68.4'), written: { 3: text } })
  expect([
    at('가'.repeat(MOST_LETTERS.interviewAnswer)),
    at(`  ${'🍚'.repeat(MOST_LETTERS.interviewAnswer)} `),
    at('가'.repeat(MOST_LETTERS.interviewAnswer + 1)),
  ]).toEqual([undefined, undefined, 'length'])
})

test('a paper holds what was answered, and the earlier one comes back', () => {
  const filled = { weight: '68.', goal: '', chosen: { 1: ['B'] }, written: { 2: ' 5 ', 3: ' ' }, subjects: ['DINNER'] }
  expect(paperOf('CH1', QUESTIONS, filled)).toEqual({
    chalnCode: 'CH1',
    weight: '68',
    cnsltOptCodeList: ['DINNER'],
    answerList: [
      { qstnSeq: 1, optCodeList: ['B'] },
      { qstnSeq: 2, answerTxt: '5' },
    ],
  })
  expect(paperOf('CH1', QUESTIONS, { ...filled, goal: '67.8' }).goalWeight).toBe('67.8')
  const again = filledBefore([question(1, { answerOptList: ['A'] }), question(2, { answerTxt: '5' })], SUBJECTS, '69.9')
  expect(again).toEqual({
    weight: '69.9',
    goal: '',
    chosen: { 1: ['A'], 2: [] },
    written: { 1: '', 2: '5' },
    subjects: ['DINNER'],
  })
})

test('answers read as words with their unit', () => {
  expect(answerText(question(1, { answerOptList: ['B', 'A'] }))).toBe('일곱 시 전, 아홉 시 뒤')
  expect(answerText(question(2, { answerType: 'NUMBER', optList: [], unitNm: '잔', answerTxt: '5' }))).toBe('5 잔')
  expect([answerText(question(1)), answerText(question(3, { answerType: 'TEXT', optList: [] }))]).toEqual([
    undefined,
    undefined,
  ])
})
