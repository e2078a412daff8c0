/**
 * Building stones of believable data: curves through known points, with the small unrest of real measurements.
 */
import { addDays, seoulDay, seoulTime } from '#server/seoul.ts'

/** A value in −1…1 that looks random and is always the same for the same `seed`. */
export function unrest(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43_758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

/** A straight line through the points, constant outside them. Points are [x, y] with rising x. */
export function curve(points: readonly (readonly [number, number])[], x: number): number {
  const [first] = points
  if (!first || x <= first[0]) return first?.[1] ?? 0
  let before = first
  for (const point of points) {
    if (x <= point[0]) return before[1] + ((point[1] - before[1]) * (x - before[0])) / (point[0] - before[0])
    before = point
  }
  return before[1]
}

/**
 * The last day whose clock has passed `time`: today, or yesterday when it is still too early. A seed before breakfast
 * must not hold this morning's weight.
 */
export function lastMorning(now: Date, time: string): string {
  const today = seoulDay(now)
  return seoulTime(now) >= time ? today : addDays(today, -1)
}

/** A minute between `from` and `from + spread`, as `HHmmss`. */
export function aroundTime(from: string, spreadMinutes: number, seed: number): string {
  const start = Number(from.slice(0, 2)) * 60 + Number(from.slice(2, 4))
  const minute = Math.round(start + ((unrest(seed) + 1) / 2) * spreadMinutes)
  return `${clockTime(minute)}00`
}

/** A minute of the day as `HHmm`. */
export const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`

export const round1 = (value: number): number => Math.round(value * 10) / 10
