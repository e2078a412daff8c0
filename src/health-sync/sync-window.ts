import type { HealthWindow } from '#src/shell/native-calls.ts'

import type { PhoneKind, Starter } from './sync-types.ts'

const pad = (value: number) => String(value).padStart(2, '0')

/** The phone's calendar day, `back` days before `now`. Calendar arithmetic, so that a change of clocks keeps the day. */
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
