import type { HealthWindow } from '#src/shell/native-calls.ts'

import type { PhoneKind, Starter } from './sync-types.ts'

import { wallTime } from './normalise/amounts.ts'

const pad = (value: number) => String(value).padStart(2, '0')

/**
 * The phone's calendar day, `back` days before `now`. Calendar arithmetic, so that a change of clocks keeps the day.
 */
export function phoneDay(now: Date, back = 0): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back)
  return `${String(day.getFullYear()).padStart(4, '0')}${pad(day.getMonth() + 1)}${pad(day.getDate())}`
}

/** Whole days from `back` days before today to today, in the phone's wall time. [HSY-16] */
function daysBack(now: Date, back: number): HealthWindow {
  return { startDate: `${phoneDay(now, back)}000000`, endDate: `${phoneDay(now)}235959` }
}

/** 2 days back, 6 for a member's own start [HSY-14, HSY-15]; Apple is asked for today only. [HSY-17] */
export function syncWindow(phone: PhoneKind, starter: Starter, now: Date): HealthWindow {
  if (phone === 'ios') return daysBack(now, 0)
  return daysBack(now, starter === 'member' ? 6 : 2)
}

/** 31 days back, on both phones. [HSY-18, HSY-17] */
export function monthWindow(now: Date): HealthWindow {
  return daysBack(now, 31)
}

/** The place whose wall time is the farthest ahead. */
const EASTERNMOST_MS = 14 * 3_600_000

/** Wall times between which everything of a window must be told, wherever it was measured. */
export interface WholeSpan {
  fromDt: string
  /** Not included. */
  untilDt: string
}

/**
 * A row's wall time is of the place where it was measured, so one that was measured farther east may stand in the
 * window's first hours and have happened before it. What came after the run began may be there or not.
 */
export function wholeSpan({ startDate }: HealthWindow, now: Date): WholeSpan | undefined {
  const start = new Date(
    Number(startDate.slice(0, 4)),
    Number(startDate.slice(4, 6)) - 1,
    Number(startDate.slice(6, 8)),
  )
  const fromDt = wallTime(start.getTime(), EASTERNMOST_MS)
  const untilDt = wallTime(now.getTime(), -now.getTimezoneOffset() * 60_000)
  return fromDt !== null && untilDt !== null && fromDt < untilDt ? { fromDt, untilDt } : undefined
}
