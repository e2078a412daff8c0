import type { LapseColor } from '#src/charts/lapse-bar.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { addMonths, type Day } from '#src/lib/days.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'

export type Movement = Schemas['PointRow']
export type Ending = Schemas['PointExtinction']

/** What a list can be narrowed to. */
export const pointKinds = ['SAVE', 'USE', 'EXTINCT'] as const
export type PointKind = (typeof pointKinds)[number]

export interface Month {
  /** `YYYYMM`. */
  month: string
  rows: Movement[]
  /** What came and what went; null while older movements of the month may be missing. */
  sum: { came: number; went: number } | null
}

/**
 * Movements by their month, newest first. What moves between two pages pushes the last of the one into the other: it is
 * one movement.
 *
 * @param isWhole whether the last of them is the oldest there is: else its month may go on
 */
export function byMonth(movements: readonly Movement[], isWhole: boolean): Month[] {
  const months = new Map<string, Movement[]>()
  const once = new Map(movements.map((row) => [row.pointSeq, row]))
  for (const row of once.values()) {
    const month = dayOf(row.pointDtm).slice(0, 6)
    months.set(month, [...(months.get(month) ?? []), row])
  }
  return [...months].map(([month, rows], at) => ({
    month,
    rows,
    sum: at < months.size - 1 || isWhole ? sumOf(rows) : null,
  }))
}

function sumOf(rows: readonly Movement[]) {
  const of = (sign: 1 | -1) => rows.reduce((sum, { point }) => sum + (Math.sign(point) === sign ? point : 0), 0)
  return { came: of(1), went: of(-1) }
}

export interface Lot {
  /** The first day on which some of them end, and the last. */
  firstDt: Day
  endDt: Day
  points: number
  color: LapseColor
}

/**
 * Until when what there is can be used: what ends this month and next month each alone, all later ones together under
 * their first day and their last.
 */
export function lapseParts(endings: readonly Ending[], today: Day): Lot[] {
  const monthOf = (day: Day) => day.slice(0, 6)
  const [now, next] = [monthOf(today), monthOf(addMonths(today, 1))]
  const lots: Record<LapseColor, Ending[]> = { soon: [], next: [], later: [] }
  const colorOf = (month: string): LapseColor => {
    if (month <= now) return 'soon'
    return month === next ? 'next' : 'later'
  }
  for (const ending of endings) lots[colorOf(monthOf(ending.extinctDt))].push(ending)
  return (['soon', 'next', 'later'] as const).flatMap((color) => {
    const its = lots[color].toSorted((one, other) => (one.extinctDt < other.extinctDt ? -1 : 1))
    const [first, last] = [its[0], its.at(-1)]
    const points = its.reduce((sum, { point }) => sum + point, 0)
    return first && last ? [{ color, firstDt: first.extinctDt, endDt: last.extinctDt, points }] : []
  })
}

/** When a movement was: its day, and its time of day as `HH:mm`. */
export const whenOf = ({ pointDtm }: Pick<Movement, 'pointDtm'>): { day: Day; time: string } => ({
  day: dayOf(pointDtm),
  time: clockOf(pointDtm),
})
