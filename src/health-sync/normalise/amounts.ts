/** The farthest a place is from UTC. */
const MAX_OFFSET_MS = 15 * 3_600_000

/**
 * The wall time `YYYYMMDDHHmmss` where and when a sample was recorded; null when no calendar has it. Made from the
 * instant and the place's own offset, so that the phone's zone of today has no say in which day it was. [HDT-05]
 */
export function wallTime(startTimeMs: number, timeOffsetMs: number): string | null {
  if (!(Math.abs(timeOffsetMs) <= MAX_OFFSET_MS)) return null
  const wall = new Date(startTimeMs + timeOffsetMs)
  const year = wall.getUTCFullYear()
  if (!(year >= 1900 && year <= 9999)) return null
  const text = wall.toISOString()
  return (
    text.slice(0, 4) +
    text.slice(5, 7) +
    text.slice(8, 10) +
    text.slice(11, 13) +
    text.slice(14, 16) +
    text.slice(17, 19)
  )
}

/**
 * The number where it is above 0 and at most `max`, else null: what no person has is as good as not measured. [HSY-43]
 */
export function positive(value: number | null, max = Number.MAX_VALUE): number | null {
  return value !== null && value > 0 && value <= max ? value : null
}

/** A whole number of at least 1 up to `max`, else null. */
export function wholeUpTo(value: number | null, max: number): number | null {
  const whole = Math.round(positive(value) ?? 0)
  return whole >= 1 && whole <= max ? whole : null
}

export function shortText(value: string | null, max: number): string | null {
  const text = value?.trim() ?? ''
  return text === '' ? null : Array.from(text).slice(0, max).join('')
}
