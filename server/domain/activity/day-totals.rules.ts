/** A day's steps and energy out of spans that may overlap: a phone and a watch on one walk count it once. */
import { addDays } from '#server/seoul.ts'

/** An amount that came about evenly between two wall times (`YYYYMMDDHHmmss`). */
export type Span = { startDt: string; endDt: string; amount: number }

/** What came about between two seconds, counted from the day's midnight, per second. */
type Piece = { from: number; to: number; rate: number }

const DAY_SECONDS = 86_400

/**
 * How much there is of a day, span by span. Where several spans cover a second the largest rate counts, so neither a second
 * source nor the same sample under another id adds anything; a span over midnight gives each day its share.
 */
export function piecesOfDay(spans: readonly Span[], day: string): Piece[] {
  const midnight = secondsOf(`${day}000000`)
  const inDay = spans
    .map(({ startDt, endDt, amount }) => {
      const from = secondsOf(startDt) - midnight
      // A sample of one instant still came about in some second.
      const to = Math.max(secondsOf(endDt) - midnight, from + 1)
      return { from, to, rate: amount / (to - from) }
    })
    .filter(({ from, to }) => from < DAY_SECONDS && to > 0)
    .toSorted((a, b) => a.from - b.from)
  const cuts = [...new Set([0, DAY_SECONDS, ...inDay.flatMap(({ from, to }) => [from, to])])]
    .filter((cut) => cut >= 0 && cut <= DAY_SECONDS)
    .toSorted((a, b) => a - b)

  const pieces: Piece[] = []
  let open: Piece[] = []
  let next = 0
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1]
    if (to === undefined) break
    open = open.filter((span) => span.to > from)
    for (let span = inDay[next]; span !== undefined && span.from <= from; span = inDay[next]) {
      if (span.to > from) open.push(span)
      next += 1
    }
    const rate = Math.max(0, ...open.map((span) => span.rate))
    if (rate > 0) pieces.push({ from, to, rate })
  }
  return pieces
}

/** What the pieces come to before a second of the day, as a whole number. */
export function totalUntil(pieces: readonly Piece[], second = DAY_SECONDS): number {
  return Math.round(pieces.reduce((sum, { from, to, rate }) => sum + Math.max(0, Math.min(to, second) - from) * rate, 0))
}

/** Steps since midnight at the first step, at every half hour until the last, and at the last. */
export function halfHourReadings(pieces: readonly Piece[]): { readAt: string; steps: number }[] {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (first === undefined || last === undefined) return []
  const end = Math.min(last.to, DAY_SECONDS - 60)
  const halfHours = Array.from({ length: 48 }, (_, index) => index * 1800).filter((second) => second > first.from && second < end)
  return [first.from, ...halfHours, end].map((second) => ({ readAt: timeOf(second), steps: totalUntil(pieces, second) }))
}

/** Every day that a span touches. */
export function daysOf({ startDt, endDt }: Pick<Span, 'startDt' | 'endDt'>): string[] {
  const last = endDt.slice(0, 8)
  const days: string[] = []
  for (let day = startDt.slice(0, 8); day <= last; day = addDays(day, 1)) {
    // What ends at midnight sharp has nothing in the day that begins there.
    if (days.length === 0 || endDt > `${day}000000`) days.push(day)
  }
  return days
}

const at = (stamp: string, from: number, to: number) => Number(stamp.slice(from, to))

const secondsOf = (stamp: string): number =>
  Date.UTC(at(stamp, 0, 4), at(stamp, 4, 6) - 1, at(stamp, 6, 8), at(stamp, 8, 10), at(stamp, 10, 12), at(stamp, 12, 14)) / 1000

const timeOf = (second: number): string => {
  const minute = Math.floor(second / 60)
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`
}
