/**
 * The days on which the workplace's restaurants rest: the year's two great feasts, its first day, Christmas and the
 * founding of the company.
 */
import { addDays } from '#server/seoul.ts'

export type RestDay = { restDt: string; restNm: string; restNmEng: string }

/** How far ahead rest days are entered. */
export const REST_DAYS_AHEAD = 366

/** Month and day, every year. */
const FIXED = [
  ['0101', '새해 첫날', 'New Year’s Day'],
  ['0310', '창립기념일', 'Foundation day'],
  ['1225', '성탄절', 'Christmas'],
] as const

/** Lunar feasts by their middle day; the day before and the one after belong to them. */
const LUNAR = [
  ['20260217', '설날 연휴', 'Lunar New Year'],
  ['20260925', '추석 연휴', 'Chuseok'],
  ['20270207', '설날 연휴', 'Lunar New Year'],
  ['20270915', '추석 연휴', 'Chuseok'],
  ['20280127', '설날 연휴', 'Lunar New Year'],
  ['20281003', '추석 연휴', 'Chuseok'],
  ['20290213', '설날 연휴', 'Lunar New Year'],
  ['20290922', '추석 연휴', 'Chuseok'],
  ['20300203', '설날 연휴', 'Lunar New Year'],
  ['20300912', '추석 연휴', 'Chuseok'],
] as const

/** Rest days from `from` to `to`, both included, in order. Lunar feasts are known up to 2030. */
export function restDaysBetween(from: string, to: string): RestDay[] {
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, at) => Number(from.slice(0, 4)) + at,
  )
  const fixed = years.flatMap((year) =>
    FIXED.map(([day, restNm, restNmEng]) => ({ restDt: `${year}${day}`, restNm, restNmEng })),
  )
  const lunar = LUNAR.flatMap(([middle, restNm, restNmEng]) =>
    [-1, 0, 1].map((off) => ({ restDt: addDays(middle, off), restNm, restNmEng })),
  )
  return [...fixed, ...lunar]
    .filter(({ restDt }) => from <= restDt && restDt <= to)
    .toSorted((a, b) => a.restDt.localeCompare(b.restDt))
}

/** Whether the workplace's restaurants rest on a day. */
export const isRestDay = (day: string): boolean => restDaysBetween(day, day).length > 0
