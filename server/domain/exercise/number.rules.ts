/**
 * The number of an exercise is its start: the seconds since 2007, and whether a programme or a phone says so. It needs
 * no column, is the same whenever a phone sends the sample again, and says nothing of how many exercises others have
 * (decision 197).
 */
import { isStamp, secondsBetween } from '#server/seoul.ts'

export type WorkoutOrigin = 'PHONE' | 'AI'

/** Before this no phone counted anything. Two numbers a second fit into the contract's until 2041. */
const FIRST = '20070101000000'

/** Whether an exercise that begins then has a number. */
export const hasNumber = (startDt: string): boolean => startDt >= FIRST

export const workoutNumber = (startDt: string, origin: WorkoutOrigin): number =>
  secondsBetween(FIRST, startDt) * 2 + (origin === 'AI' ? 1 : 0)

/** The start behind a number; undefined for a number of the other origin or of no time. */
export function startOf(number: number, origin: WorkoutOrigin): string | undefined {
  if (number % 2 !== (origin === 'AI' ? 1 : 0)) return undefined
  const stamp = new Date(Date.UTC(2007, 0, 1) + Math.floor(number / 2) * 1000)
    .toISOString()
    .replace(/\D/g, '')
    .slice(0, 14)
  return isStamp(stamp) ? stamp : undefined
}
