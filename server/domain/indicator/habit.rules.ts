/** What a member usually measures in a part of the day, and whether it is still to come today (docs/decisions/195). */
import type { IndexRecord } from '#server/domain/index-record/queries.ts'
import { addDays, type SeoulNow } from '#server/seoul.ts'
import { indicatorOf } from './rules.ts'

/** What somebody goes and measures. Sleep and heart rate come by themselves, fat and muscle with a weight. */
export type HabitCode = 'BW' | 'BP' | 'BS'

export type Slot = 'morning' | 'noon' | 'evening'
const SLOTS: readonly Slot[] = ['morning', 'noon', 'evening']

/** On this many of the last seven days it is a habit. */
const DAYS = 7
const OFTEN = 4
/** Minutes before its usual time from which a habit is due. */
const AHEAD_MIN = 60
const NIGHT_ENDS_H = 4

/** @param minute of the slot's day: half past midnight is 24:30 of the day before */
export type Habit = { code: HabitCode; slot: Slot; minute: number }

export type Due = Habit & {
  /** Nothing else is left of the day. */
  last: boolean
}

type Moment = { day: string; slot: Slot; minute: number }

/**
 * Morning from four, noon from twelve, evening from six until four of the next night. @param stamp from `YYYYMMDDHHmm`
 * on
 */
export function momentOf(stamp: string): Moment {
  const hour = Number(stamp.slice(8, 10))
  const minute = hour * 60 + Number(stamp.slice(10, 12))
  const day = stamp.slice(0, 8)
  if (hour < NIGHT_ENDS_H) return { day: addDays(day, -1), slot: 'evening', minute: minute + 1440 }
  return { day, slot: slotOf(hour), minute }
}

function slotOf(hour: number): Slot {
  if (hour < 12) return 'morning'
  return hour < 18 ? 'noon' : 'evening'
}

type Measured = Pick<IndexRecord, 'code' | 'inptDt'>

function momentsOf(records: readonly Measured[]): (Moment & { code: HabitCode })[] {
  return records.flatMap(({ code, inptDt }) => {
    const indicator = indicatorOf(code)
    return indicator === 'BW' || indicator === 'BP' || indicator === 'BS'
      ? [{ ...momentOf(inptDt), code: indicator }]
      : []
  })
}

/** What was measured in one part of the day on at least four of the seven days before `today`. */
export function habitsOf(records: readonly Measured[], today: string): Habit[] {
  const from = addDays(today, -DAYS)
  const before = momentsOf(records).filter(({ day }) => day >= from && day < today)
  return [...Map.groupBy(before, ({ code, slot }) => `${code} ${slot}`).values()].flatMap((moments) => {
    const [first] = moments
    // Two readings one after the other are one time of measuring.
    const days = [...Map.groupBy(moments, ({ day }) => day).values()].map((ofDay) =>
      Math.min(...ofDay.map(({ minute }) => minute)),
    )
    return first === undefined || days.length < OFTEN
      ? []
      : [{ code: first.code, slot: first.slot, minute: median(days) }]
  })
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** What is usually measured from this part of the day on, and is not yet. */
function leftOf(records: readonly Measured[], now: SeoulNow): { at: Moment; left: Habit[] } {
  const at = momentOf(`${now.day}${now.time}`)
  const done = momentsOf(records).filter(({ day }) => day === at.day)
  const isDone = ({ code, slot }: Habit) => done.some((moment) => moment.code === code && moment.slot === slot)
  const left = habitsOf(records, at.day).filter(
    (habit) => SLOTS.indexOf(habit.slot) >= SLOTS.indexOf(at.slot) && !isDone(habit),
  )
  return { at, left: left.toSorted((a, b) => a.minute - b.minute) }
}

/** The one thing that is to be measured now; of several the one that comes first in the day. */
export function dueOf(records: readonly Measured[], now: SeoulNow): Due | undefined {
  const { at, left } = leftOf(records, now)
  const due = left.find(({ slot, minute }) => slot === at.slot && at.minute >= minute - AHEAD_MIN)
  return due && { ...due, last: left.length === 1 }
}

/** What is still to come today, where nothing is due: the first of it. */
export const laterOf = (records: readonly Measured[], now: SeoulNow): Habit | undefined => leftOf(records, now).left[0]

/** When it usually is, `YYYYMMDDHHmm`: after midnight it is the day after. */
export function usualTime({ minute }: Pick<Habit, 'minute'>, now: SeoulNow): string {
  const { day } = momentOf(`${now.day}${now.time}`)
  const time = minute % 1440
  const clock = `${String(Math.floor(time / 60)).padStart(2, '0')}${String(time % 60).padStart(2, '0')}`
  return `${minute >= 1440 ? addDays(day, 1) : day}${clock}`
}
