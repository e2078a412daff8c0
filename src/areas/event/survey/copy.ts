import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { lengthOf } from '#src/lib/letters.ts'
import { toWireTime, type WireTime } from '#src/lib/wire-time.ts'
import { answerOf, isAnswered, type Answers } from '../detail/event.ts'
import type { EventAnswer, EventDraft, EventDraftAnswer, EventQuestion } from '../detail/event.queries.ts'

// What a phone has of a survey that was not sent, and how it meets what was kept of other phones: question by question
// the answer that was given later stands, so that two phones at once lose nothing.

export interface Copy {
  answers: Answers
  /** When each of them was given. */
  given: Record<number, WireTime>
  /** Questions that the server has not heard of as they stand here; what was taken away is one of them too. */
  unsent: number[]
  /** Number of the newest draft of the server's that is in it; 0 before the first. */
  draftNo: number
}

export const emptyCopy: Copy = { answers: {}, given: {}, unsent: [], draftNo: 0 }

/** Questions that one call takes. */
const MOST_ROWS = 50

export const isEmptyCopy = ({ answers }: Copy): boolean => !Object.values(answers).some(isAnswered)

/** An answer is given here, or taken away by one that says nothing. */
export function answered(copy: Copy, answer: EventAnswer, now: Date): Copy {
  const { questionSeq } = answer
  const [before, at] = [copy.given[questionSeq] ?? '', toWireTime(now)]
  return {
    ...copy,
    answers: { ...copy.answers, [questionSeq]: answer },
    // Whoever changes an answer has seen it: a phone that is behind says no earlier moment than its.
    given: { ...copy.given, [questionSeq]: at > before ? at : before },
    unsent: [...copy.unsent.filter((seq) => seq !== questionSeq), questionSeq],
  }
}

/** Everything is taken away, of every phone. */
export const cleared = (copy: Copy, questions: readonly EventQuestion[], now: Date): Copy => ({
  ...questions.reduce((left, { questionSeq }) => answered(left, { questionSeq }, now), copy),
  answers: {},
})

/** What the server has not heard of, as much as one call takes. */
export function rowsOf({ answers, given, unsent }: Copy): EventDraftAnswer[] {
  const rows = unsent.flatMap((questionSeq) => {
    const [answer, answerDtm] = [answers[questionSeq], given[questionSeq]]
    if (answerDtm === undefined || lengthOf(answer?.answerTxt ?? '') > MOST_LETTERS.eventDraft) return []
    return [{ ...(isAnswered(answer) ? answer : { questionSeq }), answerDtm }]
  })
  return rows.slice(0, MOST_ROWS)
}

/** The server has these rows, of this copy as it was then: what was answered anew meanwhile it has not heard of. */
export const heard = (copy: Copy, then: Copy, rows: readonly EventDraftAnswer[]): Copy => ({
  ...copy,
  unsent: copy.unsent.filter(
    (seq) => !rows.some(({ questionSeq }) => questionSeq === seq) || copy.answers[seq] !== then.answers[seq],
  ),
})

/**
 * The copy with what is kept of other phones in it.
 *
 * @returns also whether that changed an answer; a draft that is older than one that was met changes nothing
 */
export function met(copy: Copy, draft: EventDraft): { copy: Copy; isChanged: boolean } {
  if (draft.draftNo < copy.draftNo) return { copy, isChanged: false }
  const [answers, given, unsent]: [Record<number, EventAnswer>, Copy['given'], number[]] = [{}, {}, []]
  let isChanged = false
  for (const seq of new Set([
    ...Object.keys(copy.answers).map(Number),
    ...copy.unsent,
    ...draft.answerList.map(({ questionSeq }) => questionSeq),
  ])) {
    const row = draft.answerList.find(({ questionSeq }) => questionSeq === seq)
    const [mine, theirs] = [copy.answers[seq], row && answerOf(row)]
    const isUnsent = copy.unsent.includes(seq) && (row === undefined || (copy.given[seq] ?? '') >= row.answerDtm)
    const isKept = isUnsent || saysTheSame(mine, theirs)
    const answer = isKept ? mine : theirs
    const at = isUnsent ? copy.given[seq] : row?.answerDtm
    if (answer) answers[seq] = answer
    if (at !== undefined) given[seq] = at
    if (isUnsent) unsent.push(seq)
    isChanged ||= !isKept
  }
  return { copy: { answers, given, unsent, draftNo: draft.draftNo }, isChanged }
}

function saysTheSame(one: EventAnswer | undefined, other: EventAnswer | undefined): boolean {
  if (!isAnswered(one) || !isAnswered(other)) return isAnswered(one) === isAnswered(other)
  const said = ({ choiceNoList = [], answerTxt = '', score }: EventAnswer) =>
    JSON.stringify([choiceNoList, answerTxt, score])
  return said(one) === said(other)
}
