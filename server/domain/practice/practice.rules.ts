/** Which practices stand on which day, and what may be changed. Days are `YYYYMMDD`. */
import { addDays, weekday } from '#server/seoul.ts'

/** How many practices a member can have chosen at once. */
export const MOST_PRACTICES = 10

export type Span = { actCode: string; fromDt: string; toDt: string | null }
export type Tick = { actCode: string; baseDt: string }

const holds = ({ fromDt, toDt }: Span, day: string): boolean => fromDt <= day && (toDt === null || day <= toDt)

/** This week's days up to today: earlier ones are told as they are. */
export const canTick = (day: string, today: string): boolean =>
  addDays(today, 1 - weekday(today)) <= day && day <= today

/**
 * Days of a month with what was chosen and done on each, the oldest first; days without a choice, and those to come,
 * are left out.
 */
export function monthDays(spans: readonly Span[], ticks: readonly Tick[], { from, to }: { from: string; to: string }) {
  const done = new Set(ticks.map(keyOf))
  return daysFrom(from, to).flatMap((baseDt) => {
    const chosen = spans.filter((span) => holds(span, baseDt))
    const doneCnt = chosen.filter(({ actCode }) => done.has(keyOf({ actCode, baseDt }))).length
    return chosen.length === 0 ? [] : [{ baseDt, doneCnt, totalCnt: chosen.length }]
  })
}

/**
 * Practices of a month with the days of each, most often done first. A tick on a day on which the practice was not
 * chosen counts nowhere.
 */
export function monthPractices(
  spans: readonly Span[],
  ticks: readonly Tick[],
  { from, to }: { from: string; to: string },
) {
  const days = daysFrom(from, to)
  return [...Map.groupBy(spans, ({ actCode }) => actCode)]
    .map(([actCode, own]) => {
      const chosen = days.filter((day) => own.some((span) => holds(span, day)))
      const doneDtList = chosen.filter((day) => ticks.some((tick) => tick.actCode === actCode && tick.baseDt === day))
      const doneRate = chosen.length === 0 ? 0 : Math.round((doneDtList.length / chosen.length) * 100)
      return { actCode, dayCnt: chosen.length, doneCnt: doneDtList.length, doneRate, doneDtList }
    })
    .filter(({ dayCnt }) => dayCnt > 0)
    .toSorted((a, b) => b.doneCnt - a.doneCnt)
}

/** First and last day of a month `YYYYMM`, no later than today; undefined for what is no month. */
export function monthSpan(month: string, today: string): { from: string; to: string } | undefined {
  const number = Number(month.slice(4))
  if (number < 1 || number > 12) return undefined
  const end = addDays(number === 12 ? `${Number(month.slice(0, 4)) + 1}0101` : `${Number(month) + 1}01`, -1)
  return { from: `${month}01`, to: end < today ? end : today }
}

const keyOf = ({ actCode, baseDt }: Tick): string => `${baseDt} ${actCode}`

function daysFrom(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
