/**
 * A day's steps and energy out of spans that may overlap: a phone and a watch on one walk count it once
 * (docs/decisions/142).
 */
import { addDays, secondsOf, SEOUL_MIN } from '#server/seoul.ts'

/**
 * An amount that came about evenly between two wall times (`YYYYMMDDHHmmss`) of a place so many minutes ahead of UTC.
 */
export type Span = {
  startDt: string
  endDt: string
  amount: number
  offsetMin: number
  /** Which app or watch counted; of one that is not told nothing is known. */ source?: string | null
}

/** What came about between two seconds, counted from the day's midnight, per second. */
type Piece = { from: number; to: number; rate: number }

/** A piece in time, and the seconds from the clock it was recorded by. */
type Shifted = Piece & { shift: number; source: string }

export const DAY_SECONDS = 86_400

/**
 * How much there is of a day, span by span. Where spans of two sources overlap, the one that counted more counts for
 * the whole stretch: how each spread its steps over its spans says nothing about the other. Of one source the largest
 * rate counts where spans cover a second, so the same sample under another id adds nothing. A span over midnight gives
 * each day its share. A second is one of time, not of the clock: an hour that was walked before a flight and again
 * after it is two.
 */
export function piecesOfDay(spans: readonly Span[], day: string): Piece[] {
  return stretchesOf(inDayOf(spans, day))
    .flatMap((stretch) => best(bySource(stretch)).pieces)
    .toSorted((a, b) => a.from - b.from)
}

/** The spans that count for a day, each whole: of every stretch those of its largest source. */
export function countedSpans<S extends Span>(spans: readonly S[], day: string): S[] {
  return stretchesOf(inDayOf(spans, day)).flatMap((stretch) => {
    const { source } = best(bySource(stretch))
    return stretch.flatMap((span) => (span.source === source ? span.of : []))
  })
}

/** Spans that hang together, each stretch apart from the next. In order of their begin. */
function stretchesOf<S extends Shifted>(spans: readonly S[]): S[][] {
  const stretches: S[][] = []
  let end = -Infinity
  for (const span of spans) {
    const last = stretches.at(-1)
    if (last === undefined || span.from >= end) stretches.push([span])
    else last.push(span)
    end = Math.max(end, span.to)
  }
  return stretches
}

function bySource(stretch: readonly Shifted[]): { source: string; pieces: Piece[]; amount: number }[] {
  return [...Map.groupBy(stretch, ({ source }) => source)].map(([source, own]) => {
    const pieces = sweep(own)
    return { source, pieces, amount: pieces.reduce((sum, { from, to, rate }) => sum + (to - from) * rate, 0) }
  })
}

/** The largest; of two that are as large the same one in any order. */
const best = (sources: ReturnType<typeof bySource>) =>
  sources.reduce((one, other) =>
    other.amount > one.amount || (other.amount === one.amount && other.source < one.source) ? other : one,
  )

function inDayOf<S extends Span>(spans: readonly S[], day: string): (Shifted & { of: S })[] {
  const midnight = secondsOf(`${day}000000`)
  return spans
    .map((span) => {
      const { startDt, endDt, amount, offsetMin, source } = span
      const from = secondsOf(startDt) - midnight
      // A sample of one instant still came about in some second.
      const to = Math.max(secondsOf(endDt) - midnight, from + 1)
      // From the clock to time: nothing where the phone was in Korea.
      const shift = (SEOUL_MIN - offsetMin) * 60
      return {
        from: Math.max(from, 0) + shift,
        to: Math.min(to, DAY_SECONDS) + shift,
        rate: amount / (to - from),
        shift,
        source: source ?? '',
        of: span,
      }
    })
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from)
}

/** One source's spans, in order of their begin, as pieces of its largest rate. */
function sweep(inDay: readonly Shifted[]): Piece[] {
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
    if (most !== undefined && most.rate > 0)
      pieces.push({ from: from - most.shift, to: to - most.shift, rate: most.rate })
  }
  return pieces
}

/**
 * Spans with the largest rate on top: a heap, so that thousands that overlap cost little more than thousands that do
 * not.
 */
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
    for (let at = 0; ;) {
      const child = rateOf(2 * at + 2) > rateOf(2 * at + 1) ? 2 * at + 2 : 2 * at + 1
      if (rateOf(child) <= rateOf(at)) return
      swap(at, child)
      at = child
    }
  }
  return {
    add: (span: Shifted) => {
      heap.push(span)
      for (let at = heap.length - 1; at > 0 && rateOf(at) > rateOf((at - 1) >> 1); at = (at - 1) >> 1)
        swap(at, (at - 1) >> 1)
    },
    /**
     * The one of the largest rate that reaches past a second. Seconds are asked for in order: what has ended is
     * forgotten.
     */
    topAt: (second: number): Shifted | undefined => {
      for (let top = heap[0]; top !== undefined && top.to <= second; top = heap[0]) removeTop()
      return heap[0]
    },
  }
}

/** What the pieces come to before a second of the day, as a whole number. */
export function totalUntil(pieces: readonly Piece[], second = DAY_SECONDS): number {
  return Math.round(
    pieces.reduce((sum, { from, to, rate }) => sum + Math.max(0, Math.min(to, second) - from) * rate, 0),
  )
}

/**
 * The steps of a day. The phone's own total knows what its sources are and wins over what is added up here, also when
 * it is smaller: where it was told after the day's end, which a later day beside it shows. Before that it may be of the
 * morning, and the larger one counts.
 *
 * @param told totals of days as phones told them, of this day and later ones
 */
export function walkedOf(
  day: string,
  counted: number,
  told: readonly { day: string; steps: number; origin: string }[],
): number {
  const own = told.filter((row) => row.day === day)
  const isWhole = own.some(({ origin }) => told.some((row) => row.origin === origin && row.day > day))
  return Math.max(isWhole ? 0 : counted, ...own.map(({ steps }) => steps))
}

/** Steps since midnight at the first step, at every half hour until the last, and at the last. */
export function halfHourReadings(pieces: readonly Piece[]): { readAt: string; steps: number }[] {
  const [first] = pieces
  if (first === undefined) return []
  const end = Math.min(
    pieces.reduce((latest, { to }) => Math.max(latest, to), 0),
    DAY_SECONDS - 60,
  )
  const halfHours = Array.from({ length: 48 }, (_, index) => index * 1800).filter(
    (second) => second > first.from && second < end,
  )
  return [first.from, ...halfHours, end].map((second) => ({
    readAt: timeOf(second),
    steps: totalUntil(pieces, second),
  }))
}

/**
 * The days that a span touches: two at most, since none is longer than a day. One that says otherwise was kept before
 * that was asked.
 */
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

const timeOf = (second: number): string => {
  const minute = Math.floor(second / 60)
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`
}
