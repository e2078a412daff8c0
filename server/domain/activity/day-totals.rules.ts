/** A day's steps and energy out of spans that may overlap: a phone and a watch on one walk count it once. */
import { addDays, SEOUL_MIN } from '#server/seoul.ts'

/** An amount that came about evenly between two wall times (`YYYYMMDDHHmmss`) of a place so many minutes ahead of UTC. */
export type Span = { startDt: string; endDt: string; amount: number; offsetMin: number }

/** What came about between two seconds, counted from the day's midnight, per second. */
type Piece = { from: number; to: number; rate: number }

/** A piece in time, and the seconds from the clock it was recorded by. */
type Shifted = Piece & { shift: number }

const DAY_SECONDS = 86_400

/**
 * How much there is of a day, span by span. Where several spans cover a second the largest rate counts, so neither a second
 * source nor the same sample under another id adds anything; a span over midnight gives each day its share. A second is one of
 * time, not of the clock: an hour that was walked before a flight and again after it is two.
 */
export function piecesOfDay(spans: readonly Span[], day: string): Piece[] {
  const midnight = secondsOf(`${day}000000`)
  const inDay = spans
    .map(({ startDt, endDt, amount, offsetMin }) => {
      const from = secondsOf(startDt) - midnight
      // A sample of one instant still came about in some second.
      const to = Math.max(secondsOf(endDt) - midnight, from + 1)
      // From the clock to time: nothing where the phone was in Korea.
      const shift = (SEOUL_MIN - offsetMin) * 60
      return { from: Math.max(from, 0) + shift, to: Math.min(to, DAY_SECONDS) + shift, rate: amount / (to - from), shift }
    })
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from)
  const cuts = [...new Set(inDay.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b)

  const pieces: Piece[] = []
  const open = createFastestFirst()
  let next = 0
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1]
    if (to === undefined) break
    for (let span = inDay[next]; span !== undefined && span.from <= from; span = inDay[next]) {
      open.add(span)
      next += 1
    }
    const most = open.topAt(from)
    if (most !== undefined && most.rate > 0) pieces.push({ from: from - most.shift, to: to - most.shift, rate: most.rate })
  }
  return pieces.toSorted((a, b) => a.from - b.from)
}

/** Spans with the largest rate on top: a heap, so that thousands that overlap cost little more than thousands that do not. */
function createFastestFirst() {
  const heap: Shifted[] = []
  const rateOf = (index: number) => heap[index]?.rate ?? -1
  const swap = (a: number, b: number) => {
    const [one, other] = [heap[a], heap[b]]
    if (one === undefined || other === undefined) return
    heap[a] = other
    heap[b] = one
  }
  const removeTop = () => {
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return
    heap[0] = last
    for (let at = 0; ; ) {
      const child = rateOf(2 * at + 2) > rateOf(2 * at + 1) ? 2 * at + 2 : 2 * at + 1
      if (rateOf(child) <= rateOf(at)) return
      swap(at, child)
      at = child
    }
  }
  return {
    add: (span: Shifted) => {
      heap.push(span)
      for (let at = heap.length - 1; at > 0 && rateOf(at) > rateOf((at - 1) >> 1); at = (at - 1) >> 1) swap(at, (at - 1) >> 1)
    },
    /** The one of the largest rate that reaches past a second. Seconds are asked for in order: what has ended is forgotten. */
    topAt: (second: number): Shifted | undefined => {
      for (let top = heap[0]; top !== undefined && top.to <= second; top = heap[0]) removeTop()
      return heap[0]
    },
  }
}

/** What the pieces come to before a second of the day, as a whole number. */
export function totalUntil(pieces: readonly Piece[], second = DAY_SECONDS): number {
  return Math.round(pieces.reduce((sum, { from, to, rate }) => sum + Math.max(0, Math.min(to, second) - from) * rate, 0))
}

/** Steps since midnight at the first step, at every half hour until the last, and at the last. */
export function halfHourReadings(pieces: readonly Piece[]): { readAt: string; steps: number }[] {
  const [first] = pieces
  if (first === undefined) return []
  const end = Math.min(pieces.reduce((latest, { to }) => Math.max(latest, to), 0), DAY_SECONDS - 60)
  const halfHours = Array.from({ length: 48 }, (_, index) => index * 1800).filter((second) => second > first.from && second < end)
  return [first.from, ...halfHours, end].map((second) => ({ readAt: timeOf(second), steps: totalUntil(pieces, second) }))
}

/** The days that a span touches: two at most, since none is longer than a day. One that says otherwise was kept before that was asked. */
export function daysOf({ startDt, endDt }: Pick<Span, 'startDt' | 'endDt'>): string[] {
  const first = startDt.slice(0, 8)
  if (endDt.slice(0, 8) <= first) return [first]
  const next = addDays(first, 1)
  // What ends at midnight sharp has nothing in the day that begins there.
  return endDt > `${next}000000` ? [first, next] : [first]
}

/** The days in order, those together that follow each other: what lies between others is nobody's business. */
export function neighbours(days: Iterable<string>, most: number): string[][] {
  const groups: string[][] = []
  for (const day of [...days].toSorted()) {
    const last = groups.at(-1)
    if (last !== undefined && last.length < most && last.at(-1) === addDays(day, -1)) last.push(day)
    else groups.push([day])
  }
  return groups
}

const at = (stamp: string, from: number, to: number) => Number(stamp.slice(from, to))

const secondsOf = (stamp: string): number =>
  Date.UTC(at(stamp, 0, 4), at(stamp, 4, 6) - 1, at(stamp, 6, 8), at(stamp, 8, 10), at(stamp, 10, 12), at(stamp, 12, 14)) / 1000

const timeOf = (second: number): string => {
  const minute = Math.floor(second / 60)
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`
}
