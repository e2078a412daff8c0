import type { Schemas } from '#src/contract/schemas.ts'
import { daysBetween, type Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { dayOf } from '#src/lib/wire-time.ts'

export type Change = Schemas['GoalChange']
export type ChangeRow = Change & { isFirstOfMonth: boolean; isLastOfMonth: boolean }

/** Days that are asked for; an end that is missing stays open. */
export type Range = { from: Day | undefined; to: Day | undefined }

/** An address typed by hand may have its ends the wrong way round. [VAL-05] */
export const inOrder = ({ from, to }: Range): Range =>
  from !== undefined && to !== undefined && to < from ? { from: to, to: from } : { from, to }

/** Rows with what the line beside them needs: each month begins anew. */
export function withMonths(changes: readonly Change[]): ChangeRow[] {
  const monthOf = (change: Change | undefined) => change?.changeDtm.slice(0, 6)
  return changes.map((change, at) => ({
    ...change,
    isFirstOfMonth: monthOf(change) !== monthOf(changes[at - 1]),
    isLastOfMonth: monthOf(change) !== monthOf(changes[at + 1]),
  }))
}

/** Whether a change went up or down, where both ends are numbers of one unit. */
export function wayOf({ beforeTxt, afterTxt }: Change): 'up' | 'down' | 'set' {
  const number = (text: string | null) => (text === null ? null : parseWireNumber(/[\d,.]+/.exec(text)?.[0] ?? null))
  const [before, after] = [number(beforeTxt), number(afterTxt)]
  if (before === null || after === null || before === after) return 'set'
  return after > before ? 'up' : 'down'
}

/** A long before text without the unit that the after text says too: "68.9" → "68.4 kg". */
export function beforeText({ beforeTxt, afterTxt }: Change): string | null {
  const unit = /[^\d,.]+$/.exec(afterTxt ?? '')?.[0]
  return beforeTxt !== null && unit !== undefined && beforeTxt.endsWith(unit) && beforeTxt !== unit
    ? beforeTxt.slice(0, -unit.length)
    : beforeTxt
}

type Activity = Schemas['DayActivity']

/** What followed a new step goal: days since, and how many of them reached it; null before a day is over. */
export function stepsSince(
  change: Change,
  days: readonly Activity[],
  today: Day,
): { days: number; reached: number } | null {
  const goal = parseWireNumber(/[\d,]+/.exec(change.afterTxt ?? '')?.[0] ?? null)
  const since = dayOf(change.changeDtm)
  const length = daysBetween(since, today)
  if (goal === null || length < 1) return null
  return {
    days: length,
    reached: days.filter(
      ({ activityDt, stepCnt }) => activityDt >= since && activityDt < today && stepCnt !== null && stepCnt >= goal,
    ).length,
  }
}
