import type { Schemas } from '#src/contract/schemas.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import type { Board } from '../stamp/stamp.queries.ts'
import type { Quiz, QuizDetail } from './quiz.queries.ts'

/** How a quiz stands: to be answered, right, wrong, or gone by without an answer. */
export type QuizState = 'open' | 'right' | 'wrong' | 'missed'

export function stateOf({ openYn, answerYn, correctYn }: Pick<Quiz, 'openYn' | 'answerYn' | 'correctYn'>): QuizState {
  if (answerYn === 'Y') return correctYn === 'Y' ? 'right' : 'wrong'
  return openYn === 'Y' ? 'open' : 'missed'
}

/** The quiz that an address without a number means: the one to be answered, else the newest. */
export const meantBy = (quizzes: readonly Quiz[]): Quiz | undefined =>
  quizzes.find((quiz) => stateOf(quiz) === 'open') ?? quizzes[0]

type Choice = Schemas['GreenChoice']

/** How much each choice is, where all are amounts of one unit; null where they are words. */
export function amountsOf(choices: readonly Choice[]): number[] | null {
  const read = choices.map(({ choiceTxt }) => /^([\d,]+(?:\.\d+)?)\s*(\D+)$/.exec(choiceTxt.trim()))
  const units = new Set(read.map((found) => found?.[2]))
  const amounts = read.map((found) => Number(found?.[1]?.replaceAll(',', '')))
  return units.size === 1 && amounts.every((amount) => amount > 0) ? amounts : null
}

const LARGEST_PX = 132
/** Smaller ones could not be seen. */
const SMALLEST_PX = 12

/** Diameters whose circles have areas as large as the amounts. */
export function diametersOf(amounts: readonly number[]): number[] {
  const largest = Math.max(...amounts)
  return amounts.map((amount) => Math.max(SMALLEST_PX, Math.round(LARGEST_PX * Math.sqrt(amount / largest))))
}

/** Which stamp of its month the right answer brought; null where the board is of another month. */
export function nthOf(
  { stampList }: Pick<Board, 'stampList'>,
  { startDt, endDt }: Pick<QuizDetail, 'startDt' | 'endDt'>,
): number | null {
  const at = stampList.findIndex(
    ({ deedCode, stampDtm }) => deedCode === 'QUIZ' && dayOf(stampDtm) >= startDt && dayOf(stampDtm) <= endDt,
  )
  return at === -1 ? null : at + 1
}
