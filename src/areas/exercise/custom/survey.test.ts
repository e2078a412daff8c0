import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { answered, bodyOfAnswers, isOpen, savedAnswers } from './survey.ts'

const question = (qstnSeq: number, more: Partial<Schemas['AiSuveyQstn']> = {}): Schemas['AiSuveyQstn'] => ({
  qstnSeq,
  qstnTxt: '무엇을 바라세요?',
  answerType: 'ONE',
  maxCnt: 1,
  requiredYn: 'Y',
  optList: [
    { optCode: 'A', optNm: '가', selectYn: 'Y' },
    { optCode: 'B', optNm: '나', selectYn: 'N' },
    { optCode: 'C', optNm: '다', selectYn: 'N' },
  ],
  ...more,
})

test('begins with the answers of last time', () => {
  expect(savedAnswers([question(1), question(2)])).toEqual({ 1: ['A'], 2: ['A'] })
})

test('of one answer the other goes, of many no more are taken than there may be', () => {
  expect(answered({ 1: ['A'] }, question(1), 'B', true)).toEqual({ 1: ['B'] })
  const many = question(2, { answerType: 'MANY', maxCnt: 2 })
  expect(answered({ 2: ['A'] }, many, 'B', true)).toEqual({ 2: ['A', 'B'] })
  expect(answered({ 2: ['A', 'B'] }, many, 'C', true)).toEqual({ 2: ['A', 'B'] })
  expect(answered({ 2: ['A', 'B'] }, many, 'A', false)).toEqual({ 2: ['B'] })
})

test('only what has to be answered stays open, and what has no answer is not sent [EXR-01]', () => {
  const optional = question(3, { requiredYn: 'N' })
  expect([isOpen(question(1), {}), isOpen(optional, {}), isOpen(question(1), { 1: ['A'] })]).toEqual([
    true,
    false,
    false,
  ])
  expect(bodyOfAnswers([question(1), optional], { 1: ['A'], 3: [] })).toEqual({
    answerList: [{ qstnSeq: 1, optCodeList: ['A'] }],
  })
})
