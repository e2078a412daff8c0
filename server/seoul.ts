/** Seoul wall time as the wire writes it. Korea has one zone and no summer time, so it is UTC plus nine hours. */
const OFFSET_MS = 9 * 3_600_000

/** Seoul's offset in minutes, as phones report theirs. */
export const SEOUL_MIN = 540

/** Full timestamp `YYYYMMDDHHmmss` of an instant. */
export function seoulStamp(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14)
}

/** Day `YYYYMMDD`. */
export const seoulDay = (instant: Date): string => seoulStamp(instant).slice(0, 8)

/** Time of day `HHmm`. */
export const seoulTime = (instant: Date): string => seoulStamp(instant).slice(8, 12)

/** Day `YYYYMMDD` and time of day `HHmm`, taken from one instant. */
export type SeoulNow = { day: string; time: string }

export function seoulNow(instant: Date): SeoulNow {
  const stamp = seoulStamp(instant)
  return { day: stamp.slice(0, 8), time: stamp.slice(8, 12) }
}

/** The first moment that the database can be asked for: it knows no year 0. */
const FIRST_INSTANT_MS = Date.parse('0001-01-01T00:00:00Z')

/** The moment at which Seoul's clocks show `time` (`HHmm`) on `day`; before the year 1 its beginning. */
export function seoulInstant(day: string, time: string): Date {
  const at = utcOf(day) + (Number(time.slice(0, 2)) * 60 + Number(time.slice(2))) * 60_000 - OFFSET_MS
  return new Date(Math.max(FIRST_INSTANT_MS, at))
}

/** What four digits of a year can say. */
const [FIRST_MS, LAST_MS] = [Date.parse('0000-01-01'), Date.parse('9999-12-31')]

/** The day `days` after (before, when negative) a `YYYYMMDD` day; where the calendar ends, its last day. */
export function addDays(day: string, days: number): string {
  const at = Math.min(LAST_MS, Math.max(FIRST_MS, utcOf(day) + days * 86_400_000))
  return new Date(at).toISOString().slice(0, 10).replaceAll('-', '')
}

/** The last month of the calendar, counted from January of the year 0. */
const LAST_MONTH = 9999 * 12 + 11

/**
 * The same day of the month `months` later (before, when negative); where that month is shorter, its last day, and
 * where the calendar ends, its first or last month.
 */
export function addMonths(day: string, months: number): string {
  const at = Math.min(LAST_MONTH, Math.max(0, Number(day.slice(0, 4)) * 12 + Number(day.slice(4, 6)) - 1 + months))
  const [year, month] = [Math.floor(at / 12), (at % 12) + 1]
  const last = String(daysOf(year, month))
  return `${String(year).padStart(4, '0')}${String(month).padStart(2, '0')}${day.slice(6) > last ? last : day.slice(6)}`
}

/** The last day that is `months` ago or longer: of whatever day up to it, `addMonths` is no later than `today`. */
export function monthsAgo(today: string, months: number): string {
  const next = addDays(today, 1)
  return next.slice(6) === '01' ? addDays(addMonths(next, -months), -1) : addMonths(today, -months)
}

/** How many seconds of the clock lie between two full timestamps `YYYYMMDDHHmmss`. */
export const secondsBetween = (from: string, to: string): number => secondsOf(to) - secondsOf(from)

/** The same time of the next day, of a full timestamp `YYYYMMDDHHmmss`. */
export const dayAfter = (stamp: string): string => `${addDays(stamp.slice(0, 8), 1)}${stamp.slice(8)}`

/** How many days `to` lies after `from`. */
export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / 86_400_000)

/** The longest span that a page shows at once. */
const LONGEST_DAYS = 366

/** Whether both are days of the calendar, in this order, and no further from each other than a page can show. */
export const isSpan = (from: string, to: string): boolean =>
  isDay(from) && isDay(to) && from <= to && daysBetween(from, to) <= LONGEST_DAYS

/** Monday 1 … Sunday 7. */
export const weekday = (day: string): number => new Date(utcOf(day)).getUTCDay() || 7

/** The first day of the week that a day is in. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day))

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** How many days a month has; none where there is no such month. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0)
}

/** Whether the text is a day of the calendar, not only eight digits. */
export function isDay(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false
  // A sync asks this for every sample, so without a Date.
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6))]
  return day >= 1 && day <= daysOf(year, month)
}

/** Whether the text is a full timestamp `YYYYMMDDHHmmss` that exists. */
export function isStamp(text: string): boolean {
  return /^\d{14}$/.test(text) && isDay(text.slice(0, 8)) && /^([01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(text.slice(8))
}

/** Seconds since 1970 of a full timestamp `YYYYMMDDHHmmss`, as if it were UTC: good for differences. */
export const secondsOf = (stamp: string): number =>
  utcOf(stamp.slice(0, 8)) / 1000 +
  Number(stamp.slice(8, 10)) * 3600 +
  Number(stamp.slice(10, 12)) * 60 +
  Number(stamp.slice(12, 14))

/** The calendar repeats itself after so many years, and so many days. */
const [ERA_YEARS, ERA_MS] = [400, 146_097 * 86_400_000]

/** By the same day an era later: of a year below 100 `Date.UTC` makes one of the 20th century. */
function utcOf(day: string): number {
  const year = Number(day.slice(0, 4)) + ERA_YEARS
  return Date.UTC(year, Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8))) - ERA_MS
}
