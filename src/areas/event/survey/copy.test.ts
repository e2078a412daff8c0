import { expect, test } from 'vitest'
import { fromWireTime } from '#src/lib/wire-time.ts'
import { answered, cleared, emptyCopy, heard, isEmptyCopy, met, rowsOf, type Copy } from './copy.ts'
import type { EventAnswer, EventDraft, EventQuestion } from '../detail/event.queries.ts'

const [NINE, TEN, NOON] = ['20261119090000', '20261119100000', '20261119120000']
const at = (moment: string) => fromWireTime(moment) ?? new Date(Number.NaN)
const chose = (questionSeq: number, ...choiceNoList: number[]): EventAnswer => ({ questionSeq, choiceNoList })
const wrote = (questionSeq: number, answerTxt: string): EventAnswer => ({ questionSeq, answerTxt })
const row = (questionSeq: number, answerDtm: string, ...choiceNoList: number[]): EventDraft['answerList'][number] => ({
  questionSeq,
  choiceNoList,
  answerTxt: null,
  score: null,
  answerDtm,
})
const draft = (draftNo: number, ...answerList: EventDraft['answerList']): EventDraft => ({ draftNo, answerList })
/** A copy whose answers the server has heard of. */
const sent = (copy: Copy): Copy => ({ ...heard(copy, copy, rowsOf(copy)), draftNo: 1 })

test('what is given here is told as it stands, with its moment; what was taken away, without a word', () => {
  const copy = answered(
    answered(answered(emptyCopy, chose(1, 2), at(NINE)), wrote(4, '국이 '), at(TEN)),
    wrote(5, '  '),
    at(TEN),
  )
  expect(rowsOf(copy)).toEqual([
    { questionSeq: 1, choiceNoList: [2], answerDtm: NINE },
    { questionSeq: 4, answerTxt: '국이 ', answerDtm: TEN },
    { questionSeq: 5, answerDtm: TEN },
  ])
  expect(rowsOf(sent(copy))).toEqual([])
})

test('what was answered anew while it was told has not been heard of', () => {
  const then = answered(answered(emptyCopy, chose(1, 1), at(NINE)), chose(2, 1), at(NINE))
  const since = answered(then, chose(1, 2), at(TEN))
  expect(heard(since, then, rowsOf(then)).unsent).toEqual([1])
})

test('own words that are too long for the server stay on the phone, and the others go', () => {
  const copy = answered(answered(emptyCopy, wrote(4, '국'.repeat(2001)), at(NINE)), chose(1, 1), at(NINE))
  expect(rowsOf(copy).map(({ questionSeq }) => questionSeq)).toEqual([1])
})

test('a phone without answers goes on with those of the other one', () => {
  const { copy, isChanged } = met(emptyCopy, draft(3, row(1, NINE, 2), row(2, TEN, 1, 3)))
  expect([copy.answers, copy.unsent, copy.draftNo, isChanged]).toEqual([
    { 1: chose(1, 2), 2: chose(2, 1, 3) },
    [],
    3,
    true,
  ])
})

test('of two phones at once nothing is lost: what only one has stays, and of one question the later answer', () => {
  const mine = answered(
    answered(answered(emptyCopy, chose(1, 1), at(NINE)), chose(2, 1), at(TEN)),
    chose(3, 1),
    at(NINE),
  )
  const { copy, isChanged } = met(mine, draft(2, row(1, TEN, 2), row(2, NINE, 2), row(4, NINE, 2)))
  expect([copy.answers, copy.unsent, isChanged]).toEqual([
    { 1: chose(1, 2), 2: chose(2, 1), 3: chose(3, 1), 4: chose(4, 2) },
    [2, 3],
    true,
  ])
})

test('what the server had heard of and has no more was taken away on the other phone', () => {
  const mine = answered(
    sent(answered(answered(emptyCopy, chose(1, 1), at(NINE)), chose(2, 1), at(NINE))),
    chose(3, 1),
    at(NINE),
  )
  expect(met(mine, draft(2)).copy.answers).toEqual({ 3: chose(3, 1) })
})

test('a reading that is older than what was met changes nothing, and the same again is no news', () => {
  const mine = met(emptyCopy, draft(3, row(1, NINE, 2))).copy
  expect(met(mine, draft(2))).toEqual({ copy: mine, isChanged: false })
  expect(met(mine, draft(3, row(1, NINE, 2))).isChanged).toBe(false)
})

test('a blank that is being typed is not taken away by the answer to it', () => {
  const typing = sent(answered(emptyCopy, wrote(4, ' '), at(NINE)))
  expect(met(typing, draft(2))).toMatchObject({ copy: { answers: { 4: wrote(4, ' ') } }, isChanged: false })
})

test('whoever changes an answer has seen it: a phone that is behind is not overruled by what it shows', () => {
  const mine = answered(met(emptyCopy, draft(1, row(1, NOON, 2))).copy, chose(1, 3), at(NINE))
  expect(rowsOf(mine)).toEqual([{ questionSeq: 1, choiceNoList: [3], answerDtm: NOON }])
  expect(met(mine, draft(1, row(1, NOON, 2))).copy.answers).toEqual({ 1: chose(1, 3) })
})

test('clearing takes away what was answered here and what only other phones have', () => {
  const questions = [1, 2].map((questionSeq) => ({ questionSeq }) as EventQuestion) // no more of it is looked at
  const copy = cleared(sent(answered(emptyCopy, chose(1, 1), at(NINE))), questions, at(TEN))
  expect([isEmptyCopy(copy), rowsOf(copy)]).toEqual([
    true,
    [
      { questionSeq: 1, answerDtm: TEN },
      { questionSeq: 2, answerDtm: TEN },
    ],
  ])
  expect(met(copy, draft(1, row(1, NINE, 1))).copy.answers).toEqual({})
})
