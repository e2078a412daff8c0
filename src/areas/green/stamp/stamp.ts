import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import type { Board, Deed } from './stamp.queries.ts'

/** Paper cups that cost as much carbon: 11 g each, as the operator says. */
const CUP_G = 11

export const cupsOf = (grams: number): number => Math.floor(grams / CUP_G)

export type Standing =
  | { is: 'none' }
  /** So many are missing. */
  | { is: 'short'; left: number }
  /** So many beyond what was asked for. */
  | { is: 'full'; more: number }

export function standingOf({ stampCnt, goalCnt }: Pick<Board, 'stampCnt' | 'goalCnt'>): Standing {
  if (stampCnt === 0) return { is: 'none' }
  return stampCnt < goalCnt ? { is: 'short', left: goalCnt - stampCnt } : { is: 'full', more: stampCnt - goalCnt }
}

/** When a deed was done on a day, `HH:mm`; null where it was not, or where nobody wrote it down. */
export function doneAt(
  { stampList }: Pick<Board, 'stampList'>,
  { deedCode }: Pick<Deed, 'deedCode'>,
  day: string,
): string | null {
  const stamp = stampList.find((each) => each.deedCode === deedCode && dayOf(each.stampDtm) === day)
  return stamp ? clockOf(stamp.stampDtm).replace(/^0/, '') : null
}

/** The month before or after, `YYYYMM`. */
export function monthBeside(month: string, step: -1 | 1): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(4)) - 1 + step
  return `${String(Math.floor(at / 12)).padStart(4, '0')}${String((at % 12) + 1).padStart(2, '0')}`
}
