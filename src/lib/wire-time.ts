import type { Day } from './days.ts'

import { addDays, isDay, toCalendarDate, today } from './days.ts'

/**
 * Date and time on the wire: Seoul wall time without separators, `YYYYMMDDHHmm` (reservations) or `YYYYMMDDHHmmss`
 * (`inptDt` of a health record). Text order is time order.
 */
export type WireTime = string

const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000

/** The moment as Seoul wall time, to the second unless asked for minutes. */
export function toWireTime(now: Date, precision: 'minute' | 'second' = 'second'): WireTime {
  const clock = new Date(now.getTime() + SEOUL_OFFSET_MS).toISOString().slice(11, 19).replaceAll(':', '')
  return today(now) + (precision === 'second' ? clock : clock.slice(0, 4))
}

/** The moment a wire time names, or null when the text is none (wrong length, 31 February, 25 o'clock). */
export function fromWireTime(text: WireTime): Date | null {
  const match = /^(\d{8})(\d{2})(\d{2})(\d{2})?$/.exec(text)
  if (!match) return null
  const [, day = '', hours = '', minutes = '', seconds = '00'] = match
  if (!isDay(day) || hours > '23' || minutes > '59' || seconds > '59') return null
  const wallMs = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return new Date(toCalendarDate(day).getTime() + wallMs - SEOUL_OFFSET_MS)
}

/** The day part of a wire time: its first eight characters. */
export function dayOf(text: WireTime): Day {
  return text.slice(0, 8)
}

/** `HH:mm` of a wire time, on 24 hours as the product shows it. */
export function clockOf(text: WireTime): string {
  return `${text.slice(8, 10)}:${text.slice(10, 12)}`
}

/** Some minutes later, or earlier where they are below zero, to the minute; what names no moment stays as it is. */
export function minutesLater(time: WireTime, minutes: number): WireTime {
  const at = fromWireTime(time)
  return at === null ? time : toWireTime(new Date(at.getTime() + minutes * 60_000), 'minute')
}

/** A wire time from a day and an `HH:mm` clock, as a form holds them. */
export function wireTimeOf(day: Day, clock: string): WireTime {
  return `${day}${clock.replace(':', '')}00`
}

/**
 * The day of the last moment with an `HH:mm` clock before another moment: the same day, or the one before where the
 * clock is the same or later. Between the two lie more than none and at most 24 hours.
 */
export function dayBefore(clock: string, before: { day: Day; clock: string }): Day {
  return clock < before.clock ? before.day : addDays(before.day, -1)
}
