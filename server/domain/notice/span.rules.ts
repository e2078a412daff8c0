/** Which wall times have just come, for notices at a time that a member has set. */
import { addDays, type SeoulNow } from '#server/seoul.ts'

/** Times of one day, `HHmm`, both included. */
export type TimeSpan = { day: string; from: string; to: string }

/** A server that was away for a moment still tells; later it would come at a time that nobody set. */
const LATE_MIN = 10

const LAST_MIN = 1439

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2, 4))

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`

/** The times that may be told of now: of today, and shortly after midnight of the evening before. */
export function spansAt({ day, time }: SeoulNow): TimeSpan[] {
  const minute = minuteOf(time)
  const from = minute - LATE_MIN
  const today = { day, from: clockOf(Math.max(0, from)), to: clockOf(minute) }
  return from >= 0 ? [today] : [{ day: addDays(day, -1), from: clockOf(1440 + from), to: '2359' }, today]
}

/**
 * The times of the same day that lie so many minutes after a span: what is told of beforehand. Undefined where they lie
 * beyond midnight.
 */
export function later({ day, from, to }: TimeSpan, minutes: number): TimeSpan | undefined {
  const [first, last] = [minuteOf(from) + minutes, Math.min(minuteOf(to) + minutes, LAST_MIN)]
  return first > last ? undefined : { day, from: clockOf(first), to: clockOf(last) }
}
