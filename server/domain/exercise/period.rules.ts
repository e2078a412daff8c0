/** Weeks and months of exercise. */
import { addDays, weekday } from '#server/seoul.ts'
import type { Span, WorkoutDay } from './workout.queries.ts'

/** With the one before it, that means are compared with. */
export type Period = Span & { before: Span }

/** Monday to Sunday of the week that holds a day. */
export function weekSpan(day: string): Period {
  const from = addDays(day, 1 - weekday(day))
  return { from, to: addDays(from, 6), before: { from: addDays(from, -7), to: addDays(from, -1) } }
}

/** @param month `YYYYMM` */
export function monthSpan(month: string): Period {
  const from = `${month}01`
  const [last, lastBefore] = [addDays(firstAfter(month), -1), addDays(from, -1)]
  return { from, to: last, before: { from: `${lastBefore.slice(0, 6)}01`, to: lastBefore } }
}

const firstAfter = (month: string): string => `${addDays(`${month}28`, 4).slice(0, 6)}01`

const within = (days: readonly WorkoutDay[], { from, to }: Span) => days.filter(({ day }) => day >= from && day <= to)

const sum = (days: readonly WorkoutDay[]) => ({
  wrkotCnt: days.reduce((total, { count }) => total + count, 0),
  wrkotMin: days.reduce((total, { minutes }) => total + minutes, 0),
  totKcal: days.reduce((total, { kcal }) => total + kcal, 0),
})

/**
 * What an exercise day came to, beside one of the period before. The difference is that of the rounded ones, as both
 * are shown.
 */
export function averageOf(days: readonly WorkoutDay[], period: Period) {
  const mean = (list: readonly WorkoutDay[]) => (list.length === 0 ? null : Math.round(sum(list).totKcal / list.length))
  const own = within(days, period)
  const [avgKcal, prevAvgKcal] = [mean(own), mean(within(days, period.before))]
  return {
    ...sum(own),
    avgKcal,
    prevAvgKcal,
    diffKcal: avgKcal === null || prevAvgKcal === null ? null : avgKcal - prevAvgKcal,
  }
}

const part = (startDt: string, endDt: string, days: readonly WorkoutDay[]) => {
  const { wrkotCnt, wrkotMin, totKcal } = sum(days)
  return { startDt, endDt, useKcal: totKcal, wrkotMin, wrkotCnt }
}

export const weekParts = (days: readonly WorkoutDay[], span: Span) =>
  within(days, span).map((day) => part(day.day, day.day, [day]))

/** Weeks from Monday to Sunday, cut at the ends of the month. */
export function monthParts(days: readonly WorkoutDay[], span: Span) {
  const weeks = Map.groupBy(within(days, span), ({ day }) => addDays(day, 1 - weekday(day)))
  return [...weeks].map(([monday, list]) => {
    const sunday = addDays(monday, 6)
    return part(monday < span.from ? span.from : monday, sunday > span.to ? span.to : sunday, list)
  })
}
