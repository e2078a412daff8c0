/** The interview as the member fills it in: what is asked in which order, what is missing, and what is sent. */
import type { DataOf } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { isKept } from '#src/domain/index-record/limits.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { isPointed } from '#src/ui/number-entry/number-text.ts'

export type Question = DataOf<'get', '/api/chalen/challenge/intvwQstnList'>[number]
export type Subject = DataOf<'get', '/api/chalen/challenge/intvwCnsltOptList'>[number]

/** The newest reading of the weight. */
export type KnownWeight = Pick<Schemas['WeightSummary'], 'helhidxVal' | 'inptDt'>

export interface Filled {
  weight: string
  goal: string
  chosen: Readonly<Record<number, readonly string[]>>
  written: Readonly<Record<number, string>>
  subjects: readonly string[]
}

export type Step = { is: 'weight' } | { is: 'goal' } | { is: 'question'; question: Question } | { is: 'subjects' }

/** How many subjects can be chosen. */
export const MOST_SUBJECTS = 5

export const stepsOf = (questions: readonly Question[]): Step[] => [
  { is: 'weight' },
  { is: 'goal' },
  ...questions.map((question) => ({ is: 'question' as const, question })),
  { is: 'subjects' },
]

/** What was handed in before, else nothing but the weight that is known. */
export const filledBefore = (questions: readonly Question[], subjects: readonly Subject[], weight: string): Filled => ({
  weight,
  goal: '',
  chosen: Object.fromEntries(questions.map(({ qstnSeq, answerOptList }) => [qstnSeq, answerOptList])),
  written: Object.fromEntries(questions.map(({ qstnSeq, answerTxt }) => [qstnSeq, answerTxt ?? ''])),
  subjects: subjects.flatMap(({ cnsltOptCode, selectYn }) => (selectYn === 'Y' ? [cnsltOptCode] : [])),
})

/** A subject was chosen with it: none can be handed in without one. */
export const wasHandedIn = (subjects: readonly Subject[]): boolean => subjects.some(({ selectYn }) => selectYn === 'Y')

/** Nobody weighs less, or more: a slip of the finger, or another unit. */
const isWeight = (text: string): boolean => isKept('BW', Number(text))

const isAnswered = ({ qstnSeq, answerType }: Question, { chosen, written }: Filled): boolean =>
  answerType === 'ONE' || answerType === 'MANY'
    ? (chosen[qstnSeq]?.length ?? 0) > 0
    : (written[qstnSeq]?.trim() ?? '') !== ''

/** Its field takes whole numbers, and says so itself. */
const isBroken = ({ answerType, qstnSeq }: Question, { written }: Filled): boolean =>
  answerType === 'NUMBER' && isPointed(written[qstnSeq] ?? '')

/** Letters as the contract counts them: its field takes more, and shows how many too many. */
const isTooLong = ({ answerType, qstnSeq }: Question, { written }: Filled): boolean =>
  answerType === 'TEXT' && isBeyond(written[qstnSeq] ?? '', MOST_LETTERS.interviewAnswer)

/** What keeps a step from being left: an answer that is missing or too long, or a weight that nobody has. */
export function missingAt(step: Step, filled: Filled): 'answer' | 'length' | 'weight' | undefined {
  switch (step.is) {
    case 'weight':
      return isWeight(filled.weight) ? undefined : 'weight'
    case 'goal':
      return filled.goal === '' || isWeight(filled.goal) ? undefined : 'weight'
    case 'question':
      if (isBroken(step.question, filled)) return 'answer'
      if (isTooLong(step.question, filled)) return 'length'
      return step.question.requiredYn === 'N' || isAnswered(step.question, filled) ? undefined : 'answer'
    case 'subjects':
      return filled.subjects.length > 0 ? undefined : 'answer'
  }
}

/** The step that is shown, from 1: nobody goes past one that needs an answer, whatever the address says. */
export function stepAt(steps: readonly Step[], filled: Filled, asked: number | undefined): number {
  const open = steps.findIndex((step) => missingAt(step, filled) !== undefined)
  return Math.min(asked ?? 1, open < 0 ? steps.length : open + 1)
}

/** What the keypad leaves behind, `68.`, as the number it is. */
const plain = (text: string): string => String(Number(text))

/** As it is sent: what was left out is not in it. */
export const paperOf = (
  chalnCode: string,
  questions: readonly Question[],
  filled: Filled,
): Schemas['IntvwPaperForm'] => ({
  chalnCode,
  weight: plain(filled.weight),
  ...(filled.goal !== '' && { goalWeight: plain(filled.goal) }),
  cnsltOptCodeList: [...filled.subjects],
  answerList: questions.flatMap((question): Schemas['IntvwPaperForm']['answerList'] => {
    const { qstnSeq, answerType } = question
    if (!isAnswered(question, filled)) return []
    return answerType === 'ONE' || answerType === 'MANY'
      ? [{ qstnSeq, optCodeList: [...(filled.chosen[qstnSeq] ?? [])] }]
      : [{ qstnSeq, answerTxt: (filled.written[qstnSeq] ?? '').trim() }]
  }),
})

/** An answer in words; undefined where there is none. */
export function answerText({ answerType, answerOptList, answerTxt, optList, unitNm }: Question): string | undefined {
  if (answerType === 'ONE' || answerType === 'MANY') {
    const names = optList.filter(({ optCode }) => answerOptList.includes(optCode)).map(({ optNm }) => optNm)
    return names.length === 0 ? undefined : names.join(', ')
  }
  if (answerTxt === null) return undefined
  return unitNm === null ? answerTxt : `${answerTxt} ${unitNm}`
}
