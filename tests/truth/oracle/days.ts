/** Days as the rows have them, `YYYYMMDD`, in Seoul: written anew, so that a fault of the server's calendar is no truth. */
const DAY_MS = 86_400_000
const SEOUL_MS = 9 * 3_600_000

const utcOf = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)))
const dayOfUtc = (at: number): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '')

export const plusDays = (day: string, days: number): string => dayOfUtc(utcOf(day) + days * DAY_MS)
export const daysFrom = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / DAY_MS)
/** Monday to Sunday. */
export const mondayOf = (day: string): string => plusDays(day, -((new Date(utcOf(day)).getUTCDay() + 6) % 7))
export const lastOfMonth = (month: string): string =>
  dayOfUtc(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4, 6)), 0))

/** The moment of a stamp `YYYYMMDDHHmmss`. */
export const momentOf = (stamp: string): Date =>
  new Date(utcOf(stamp) + minuteOf(stamp) * 60_000 + Number(stamp.slice(12, 14) || 0) * 1000 - SEOUL_MS)
/** Minutes since midnight. */
export const minuteOf = (stamp: string): number => Number(stamp.slice(8, 10)) * 60 + Number(stamp.slice(10, 12))
/** A stamp of a day and a minute, which may lie before or after it. */
export function stampAt(day: string, minute: number, second = 0): string {
  const [days, rest] = [Math.floor(minute / 1440), ((minute % 1440) + 1440) % 1440]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${plusDays(day, days)}${two(Math.floor(rest / 60))}${two(rest % 60)}${two(second)}`
}

/** Full years on a day. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(4) >= birthday.slice(4) ? years : years - 1
}
