import type { Status } from '#src/charts/status-pointer.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { dayOf } from '#src/lib/wire-time.ts'

const STATUSES = { NORMAL: 'normal', CAUTION: 'caution', DANGER: 'danger', LACK: 'lacking' } as const satisfies Record<
  NonNullable<Schemas['HelhStatusOrNone']>,
  Status
>

type Indicator = Pick<Schemas['HelhIndicator'], 'indicatorVal' | 'statusCode' | 'rangeList'>

/** Null where nothing was measured, or nothing is usual for everybody. */
export const statusOf = ({ statusCode }: Pick<Indicator, 'statusCode'>): Status | null =>
  statusCode === null ? null : STATUSES[statusCode]

/**
 * How far the value lies into its range, 0 to 1; undefined in a range that is open to one side, and where the other one
 * of a pair decides. [CRT-15]
 */
export function wayInto({ indicatorVal, statusCode, rangeList }: Indicator): number | undefined {
  const range = rangeList.find((each) => each.statusCode === statusCode)
  const [value, min, max] = [
    parseWireNumber(indicatorVal),
    parseWireNumber(range?.minVal),
    parseWireNumber(range?.maxVal),
  ]
  return value === null || min === null || max === null || max === min || value < min || value > max
    ? undefined
    : (value - min) / (max - min)
}

/** A value that is older says nothing of now. */
const NOW_DAYS = 90

/** Of those that can be judged, and were measured lately: how many, and how many are usual. */
export function countUsual(
  indicators: readonly Pick<Schemas['HelhIndicator'], 'statusCode' | 'inptDt'>[],
  today: Day,
): { usual: number; judged: number } {
  const since = addDays(today, -NOW_DAYS)
  const judged = indicators.filter(
    ({ statusCode, inptDt }) => statusCode !== null && inptDt !== null && dayOf(inptDt) >= since,
  )
  return { usual: judged.filter(({ statusCode }) => statusCode === 'NORMAL').length, judged: judged.length }
}
