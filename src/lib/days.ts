/**
 * Days are `YYYYMMDD` texts on the member's calendar (Seoul), never instants: a weight of 2 November stays one of
 * 2 November wherever the phone is. "Now" is always an argument.
 */
export type Day = string

/** Seoul keeps UTC+9 without daylight saving (since 1988), so an offset is exact for every day this product shows. */
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

const pad = (value: number, width = 2) => String(value).padStart(width, '0')

/** Midnight UTC of the same calendar date: a number to calculate with, not a moment in time. */
function serial(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)))
}

function fromSerial(ms: number): Day {
  const date = new Date(ms)
  return `${pad(date.getUTCFullYear(), 4)}${pad(date.getUTCMonth() + 1)}${pad(date.getUTCDate())}`
}

/** True for eight digits that name a day of the calendar (20250229 does not). */
export function isDay(text: string): boolean {
  return /^\d{8}$/.test(text) && Number(text.slice(0, 4)) >= 100 && fromSerial(serial(text)) === text
}

/** The day in Seoul at the given moment. */
export function today(now: Date): Day {
  return fromSerial(now.getTime() + SEOUL_OFFSET_MS)
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
  return fromSerial(serial(day) + count * DAY_MS)
}

/** A date `count` months later, or the month's last day where that date does not exist (31 Jan + 1 = 28 Feb). */
export function addMonths(day: Day, count: number): Day {
  const first = new Date(serial(`${day.slice(0, 6)}01`))
  first.setUTCMonth(first.getUTCMonth() + count)
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(Number(day.slice(6, 8)), lastDate))
  return fromSerial(first.getTime())
}

/** Whole days from `start` to `end`; negative when `end` lies before. */
export function daysBetween(start: Day, end: Day): number {
  return Math.round((serial(end) - serial(start)) / DAY_MS)
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(serial(day)).getUTCDay()
}

/** The seven days of the week that holds `day`; Korean calendars begin on Sunday, health weeks on Monday. */
export function weekOf(day: Day, startsOn: 'sunday' | 'monday' = 'monday'): Day[] {
  const back = startsOn === 'sunday' ? weekdayOf(day) : (weekdayOf(day) + 6) % 7
  const first = addDays(day, -back)
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** Every day from `start` to `end`, both included; empty when the range is not valid. */
export function daysOf(start: Day, end: Day): Day[] {
  return isDateRange(start, end) ? Array.from({ length: daysBetween(start, end) + 1 }, (_, i) => addDays(start, i)) : []
}

/** A date range is valid when its start is not later than its end; one day is a range. [VAL-05] */
export function isDateRange(start: Day, end: Day): boolean {
  return start <= end
}

/** A `Date` at midnight UTC, for `Intl.DateTimeFormat` with `timeZone: 'UTC'` only. */
export function toCalendarDate(day: Day): Date {
  return new Date(serial(day))
}

const DAY_FORMATS = {
  /** 2026년 11월 2일 월요일 */
  full: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' },
  /** 2026년 11월 2일 */
  dated: { year: 'numeric', month: 'long', day: 'numeric' },
  /** 11월 2일 월요일 */
  long: { month: 'long', day: 'numeric', weekday: 'long' },
  /** 11월 2일 (월) */
  medium: { month: 'long', day: 'numeric', weekday: 'short' },
  /** 11월 2일 */
  short: { month: 'long', day: 'numeric' },
  /** 11. */
  tiny: { month: 'numeric', day: 'numeric' },
  /** 2026년 11월 */
  month: { year: 'numeric', month: 'long' },
  /** 11월, November */
  monthName: { month: 'long' },
  /** 11월, Nov */
  monthShort: { month: 'short' },
  /** 월요일 */
  dayName: { weekday: 'long' },
  /** 월 */
  weekday: { weekday: 'short' },
  /** 월요일 */
  weekdayLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** A day as a person reads it, in the given language ('ko' or 'en'). */
export function formatDay(day: Day, language: string, style: keyof typeof DAY_FORMATS = 'medium'): string {
  const key = `${language} ${style}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(language, { ...DAY_FORMATS[style], timeZone: 'UTC' })
    formatters.set(key, formatter)
  }
  return formatter.format(toCalendarDate(day))
}
