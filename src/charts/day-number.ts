const DAY_MS = 86_400_000

/** Days since 1970, a `YYYYMMDDHH` with its share of the day; only differences count, so the zone does not matter. */
export function dayNumber(day: string): number {
  return (
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)), Number(day.slice(8, 10))) /
    DAY_MS
  )
}

/** `YYYYMMDDHH` instead of `YYYYMMDD`. */
export const isByHours = (day: string): boolean => day.length > 8

/** The calendar day halfway between two, for the label in the middle of the axis. */
export function middleDay(from: string, to: string): string {
  const middle = new Date(Math.floor((dayNumber(from) + dayNumber(to)) / 2) * DAY_MS)
  return middle.toISOString().slice(0, 10).replaceAll('-', '')
}
