/**
 * haneul's blood pressure: once a week, since two months nearly every day, in the morning a little above the evening.
 */
import { unrest } from '#server/db/seed/believable.ts'
import { addDays, seoulDay, seoulStamp } from '#server/seoul.ts'
import { type IndexRow, record } from './record.ts'

/** What a member would remember: days ago, time, both pressures, origin. Today is still to come. */
const RECENT: readonly (readonly [
  ago: number,
  time: string,
  systolic: number,
  diastolic: number,
  origin: '1' | '2',
])[] = [
  [1, '213000', 118, 76, '2'],
  [2, '212000', 116, 74, '1'],
  [2, '072000', 120, 78, '1'],
  [3, '214000', 117, 75, '2'],
  [4, '081500', 124, 80, '2'],
  [5, '214500', 122, 79, '2'],
  [6, '211000', 121, 78, '2'],
  // Two readings in a row, as the guidelines have it.
  [9, '072000', 124, 80, '1'],
  [9, '072100', 120, 78, '1'],
]
const RECENT_DAYS = 10

/** Weeks in which it was measured on five days. */
const WEEKS = 8
/** Morning and evening of each day of such a week, counted back; two days go without. */
const DAYS: readonly (readonly [day: number, slots: readonly ('morning' | 'evening')[]])[] = [
  [0, ['evening']],
  [1, ['morning', 'evening']],
  [2, ['evening']],
  [4, ['morning', 'evening']],
  [5, ['morning']],
]

export function pressures(now: Date): IndexRow[] {
  const today = seoulDay(now)
  const latest = seoulStamp(now)
  const pair = (ago: number, time: string, systolic: number, diastolic: number, origin: '1' | '2') => [
    record(addDays(today, -ago), time, 'SBP', systolic, origin),
    record(addDays(today, -ago), time, 'DBP', diastolic, origin),
  ]
  const recent = RECENT.flatMap((reading) => pair(...reading))
  const weeks = Array.from({ length: WEEKS }, (_, week) => week).flatMap((week) =>
    DAYS.flatMap(([day, slots]) => {
      const ago = RECENT_DAYS + week * 7 + day
      return slots.flatMap((slot) => {
        const base = 119 + week * 0.5 + unrest(ago) * 4
        const minute = String(10 + Math.round((unrest(ago + 0.1) + 1) * 20)).padStart(2, '0')
        const [hour, more] = slot === 'morning' ? ['07', 4] : ['21', 0]
        return pair(
          ago,
          `${hour}${minute}00`,
          Math.round(base + more),
          Math.round(77 + week * 0.25 + unrest(ago + 0.4) * 3 + more / 2),
          ago % 3 === 0 ? '1' : '2',
        )
      })
    }),
  )
  const before = Array.from({ length: 42 }, (_, week) => {
    const ago = RECENT_DAYS + WEEKS * 7 + 3 + week * 7
    return pair(
      ago,
      '073000',
      Math.round(123 + week * 0.12 + unrest(week) * 5),
      Math.round(79 + week * 0.06 + unrest(week + 0.4) * 4),
      '2',
    )
  }).flat()
  return [...recent, ...weeks, ...before].filter(({ inptDt }) => inptDt <= latest)
}
