/** Which medicines are to be taken about now. Whether one was taken is not known: it is told from an hour before its time until half an hour after. */
import { type SeoulNow, weekday } from '#server/seoul.ts'
import type { Medicine } from './queries.ts'
import { isTaken } from './rules.ts'

const [AHEAD_MIN, AFTER_MIN] = [60, 30]

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2, 4))

/** @returns name and time (`YYYYMMDDHHmm`), the earliest first */
export function dueMedicines(medicines: readonly Medicine[], now: SeoulNow): { name: string; at: string }[] {
  const minute = minuteOf(now.time)
  return medicines
    .filter((medicine) => isTaken(medicine, now.day) && medicine.weekdays.includes(String(weekday(now.day))))
    .flatMap(({ name, times }) => times.map(({ takeTm }) => ({ name, at: `${now.day}${takeTm}`, left: minuteOf(takeTm) - minute })))
    .filter(({ left }) => left <= AHEAD_MIN && left >= -AFTER_MIN)
    .toSorted((a, b) => a.left - b.left)
    .map(({ name, at }) => ({ name, at }))
}
