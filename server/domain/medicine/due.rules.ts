/**
 * Which medicines are to be taken about now. Whether one was taken is not known: it is told from an hour before its
 * time until half an hour after.
 */
import { addDays, type SeoulNow, weekday } from '#server/seoul.ts'
import type { Medicine } from './queries.ts'
import { isTaken } from './rules.ts'

const [AHEAD_MIN, AFTER_MIN] = [60, 30]

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2, 4))

/** A time near midnight belongs to the day before or after, and goes by that one's day of the week. */
const NEAR_DAYS = [-1, 0, 1]
const DAY_MIN = 1440

/** @returns name and time (`YYYYMMDDHHmm`), the earliest first */
export function dueMedicines(medicines: readonly Medicine[], now: SeoulNow): { name: string; at: string }[] {
  const minute = minuteOf(now.time)
  return NEAR_DAYS.flatMap((days) => {
    const day = addDays(now.day, days)
    return medicines
      .filter((medicine) => isTaken(medicine, day) && medicine.weekdays.includes(String(weekday(day))))
      .flatMap(({ name, times }) =>
        times.map(({ takeTm }) => ({ name, at: `${day}${takeTm}`, left: days * DAY_MIN + minuteOf(takeTm) - minute })),
      )
  })
    .filter(({ left }) => left <= AHEAD_MIN && left >= -AFTER_MIN)
    .toSorted((a, b) => a.left - b.left)
    .map(({ name, at }) => ({ name, at }))
}
