/** What an interview takes for an answer, what its answers say of habits, and what becomes of its weight. */
import type { WeightPoint } from '#server/domain/index-record/queries.ts'
import { seoulDay, seoulStamp } from '#server/seoul.ts'
import type { Answer, Habits, HabitCode, AnswerType, QuestionOption } from './schema.ts'

export interface Question {
  qstnSeq: number
  answerType: AnswerType
  requiredYn: 'Y' | 'N'
  options: readonly QuestionOption[]
  habit: HabitCode | null
}

export interface SentAnswer {
  qstnSeq: number
  optCodeList?: string[] | undefined
  answerTxt?: string | undefined
}

/** The most that anybody answers with a number: glasses, cups, days. */
const MOST = 999

/** A number as somebody types it: whole, or with one decimal. */
const isNumber = (text: string): boolean => /^\d{1,3}(?:\.\d)?$/.test(text) && Number(text) <= MOST

/** What is wrong with what was sent, as a field name for the developer; undefined when it can be kept. */
export function faultOfAnswers(questions: readonly Question[], sent: readonly SentAnswer[]): string | undefined {
  const known = new Map(questions.map((question) => [question.qstnSeq, question]))
  const seen = new Set<number>()
  for (const [index, answer] of sent.entries()) {
    const question = known.get(answer.qstnSeq)
    if (question === undefined || seen.has(answer.qstnSeq)) return `answerList.${index}.qstnSeq`
    seen.add(answer.qstnSeq)
    const fault = faultOf(question, answer)
    if (fault !== undefined) return `answerList.${index}.${fault}`
  }
  return questions.some(({ qstnSeq, requiredYn }) => requiredYn === 'Y' && !seen.has(qstnSeq))
    ? 'answerList'
    : undefined
}

function faultOf(
  { answerType, options }: Question,
  { optCodeList, answerTxt }: SentAnswer,
): 'optCodeList' | 'answerTxt' | undefined {
  if (answerType === 'ONE' || answerType === 'MANY') {
    if (answerTxt !== undefined) return 'answerTxt'
    const chosen = new Set(optCodeList)
    const isKnown =
      chosen.size > 0 &&
      chosen.size === optCodeList?.length &&
      [...chosen].every((code) => options.some(({ optCode }) => optCode === code))
    return isKnown && (answerType === 'MANY' || chosen.size === 1) ? undefined : 'optCodeList'
  }
  if (optCodeList !== undefined) return 'optCodeList'
  const text = answerTxt?.trim() ?? ''
  return text === '' || (answerType === 'NUMBER' && !isNumber(text)) ? 'answerTxt' : undefined
}

/** Answers as they are kept. */
export const keptAnswers = (sent: readonly SentAnswer[]): Answer[] =>
  sent.map(({ qstnSeq, optCodeList, answerTxt }) => ({
    qstnSeq,
    optCodes: optCodeList ?? [],
    answerTxt: answerTxt?.trim() ?? null,
  }))

/** How habits stand by the options chosen; a habit that nobody told of is left out. */
export function habitsOf(questions: readonly Question[], answers: readonly Answer[]): Habits {
  const chosen = new Map(answers.map(({ qstnSeq, optCodes }) => [qstnSeq, optCodes[0]]))
  return Object.fromEntries(
    questions.flatMap(({ qstnSeq, habit, options }) => {
      const score = options.find(({ optCode }) => optCode === chosen.get(qstnSeq))?.score
      return habit === null || score == null ? [] : [[habit, score]]
    }),
  )
}

/**
 * The reading that a weight is written as; undefined where it is the newest one already. One of today that the
 * interview itself wrote is corrected, as long as nothing was measured since.
 *
 * @param own the reading that was written before
 */
export function readingOf(
  kg: number,
  newest: Pick<WeightPoint, 'inptDt' | 'kg'> | undefined,
  own: string | null,
  now: Date,
): { inptDt: string; beforeKg: number | null } | undefined {
  if (newest?.kg.toFixed(1) === kg.toFixed(1)) return undefined
  const isOwn = newest !== undefined && newest.inptDt === own && own.slice(0, 8) === seoulDay(now)
  return isOwn ? { inptDt: newest.inptDt, beforeKg: newest.kg } : { inptDt: seoulStamp(now), beforeKg: null }
}
