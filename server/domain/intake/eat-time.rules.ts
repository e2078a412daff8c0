/** When something was eaten, and which times are told at all (docs/decisions/207). */
import { addDays, isStamp, seoulStamp } from '#server/seoul.ts'

/** When a meal is usually eaten, `HHmmss`, by its code. */
export const USUAL_TIME = {
  '1': '080000',
  '2': '121000',
  '3': '183000',
  '4': '220000',
  '5': '153000',
  '6': '050000',
} as const

export type MealCode = keyof typeof USUAL_TIME

/** Clocks of phones and servers differ by this much. */
const CLOCKS_MS = 5 * 60_000

/** So close to the usual time of a meal, what is recorded is being eaten. */
const AT_TABLE_MINUTES = 180

/** Days back that a meal can still be recorded for. */
const DAYS_BACK = 365

const ASSUMED: ReadonlySet<string> = new Set(Object.values(USUAL_TIME))

/**
 * Whether a stamp tells when something was eaten. The usual time of a meal to the second is what the server and the
 * phone write where nobody says one: it places a food in its day, and no rule of habits counts it
 * (docs/decisions/391).
 */
export const isTimeTold = (eatDt: string): boolean => !ASSUMED.has(eatDt.slice(8))

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2, 4))

/**
 * Whether a full timestamp can be the time of something eaten: it exists, is not to come, and not older than a year.
 */
export function isEatTime(eatDt: string, now: Date): boolean {
  return (
    isStamp(eatDt) &&
    eatDt <= seoulStamp(new Date(now.getTime() + CLOCKS_MS)) &&
    eatDt.slice(0, 8) >= addDays(seoulStamp(now).slice(0, 8), -DAYS_BACK)
  )
}

/** Whether meals can be told for a day: up to today, and a year back. */
export const isEatDay = (day: string, now: Date): boolean => isEatTime(`${day}000000`, now)

/**
 * When something of a day's meal was eaten.
 *
 * @param eatDt as the client says; left out, it is now for a meal that is on, and its usual time for one that has been
 * @returns undefined for a time that cannot be, or is of another day
 */
export function eatTime(
  { eatDt, baseDt, mealType }: { eatDt: string | undefined; baseDt: string; mealType: MealCode },
  now: Date,
): string | undefined {
  const stamp = seoulStamp(now)
  const usual = USUAL_TIME[mealType]
  const isOn = baseDt === stamp.slice(0, 8) && Math.abs(minuteOf(stamp.slice(8)) - minuteOf(usual)) <= AT_TABLE_MINUTES
  // A dinner that is written down at noon is eaten now: nothing lies in the future.
  const told = eatDt ?? (isOn || `${baseDt}${usual}` > stamp ? `${baseDt}${stamp.slice(8)}` : `${baseDt}${usual}`)
  return told.startsWith(baseDt) && isEatTime(told, now) ? told : undefined
}
