/**
 * haneul's glucose: before lunch and after it, two or three times a week, as high as what was on the tray; fasting once
 * a month.
 */
import { unrest } from '#server/db/seed/believable.ts'
import { addDays, seoulDay, seoulStamp, weekday } from '#server/seoul.ts'
import { type IndexRow, record } from './record.ts'

/** Long enough for a mean per menu. */
const DAYS = 56

/** How much a lunch adds, by the first word of its dishes that is known. */
const RISES: readonly (readonly [RegExp, number])[] = [
  [/소바|국수|우동|라면|파스타|짜장|냉면/, 58],
  [/비빔밥|덮밥|볶음밥|카레/, 51],
  [/고등어|생선|구이|두부/, 31],
]
const USUAL_RISE = 40

/** @param lunchOf the dishes of a recorded lunch; undefined where none was recorded or it is not known any more */
export function glucoses(now: Date, lunchOf: (day: string) => string | undefined): IndexRow[] {
  const today = seoulDay(now)
  const latest = seoulStamp(now)
  const monthly = Array.from({ length: 12 }, (_, month) =>
    record(
      addDays(today, -(11 + month * 30)),
      '072000',
      'NBD',
      Math.round(93 + month * 0.4 + unrest(month + 0.7) * 5),
      '1',
    ),
  )
  const pairs = Array.from({ length: DAYS }, (_, ago) => ago).flatMap((ago) => {
    const day = addDays(today, -ago)
    if (ago === 0) return [record(day, '112000', 'BBD', 96, '1'), record(day, '133400', 'ABD', 128, '1')]
    const isMeasured = weekday(day) === 2 || weekday(day) === 4 || (weekday(day) === 1 && ago % 2 === 0)
    if (!isMeasured || ago === 3) return []
    const dishes = lunchOf(day) ?? ''
    const rise =
      (RISES.find(([pattern]) => pattern.test(dishes))?.[1] ?? USUAL_RISE) + Math.round(unrest(ago + 0.6) * 5)
    const before = Math.round(95 + unrest(ago + 0.2) * 5)
    const minute = String(30 + Math.round(unrest(ago) * 9)).padStart(2, '0')
    return [record(day, '115400', 'BBD', before, '1'), record(day, `13${minute}00`, 'ABD', before + rise, '1')]
  })
  return [...monthly, ...pairs].filter(({ inptDt }) => inptDt <= latest)
}
