import { addDays, addMonths, type Day } from '#src/lib/days.ts'

/** Readings of a span of days, and the last day of the span before it; null where nothing stands before it. */
export interface Window<Row> {
  rows: readonly Row[]
  before: Day | null
}

export interface WindowReads<Row> {
  dayOf: (row: Row) => Day
  /** What was taken from a day to a day, both included. */
  read: (from: Day, to: Day) => Promise<readonly Row[]>
  /** The last day with a reading that is not after a day; null without one. */
  newestDay: (to: Day) => Promise<Day | null>
}

/** No record is older. */
export const EARLIEST: Day = '19000101'

const WINDOW_MONTHS = 12
/**
 * With fewer rows than a screen holds the member sees the end of the list at once: it is known then whether it is the
 * end.
 */
const SCREENFUL = 12
/** A server may leave the oldest of so many out of its answer: the next span goes on from the oldest that came. */
const MANY = 1000

export const windowStart = (to: Day): Day => addMonths(to, -WINDOW_MONTHS)

/**
 * The year that ends with `to`, of a kind whose read knows days and no pages: its list goes back by years. One without
 * a reading is passed over, however many there are of them; of a very full one the day at which it goes on may come
 * twice. [VAL-05]
 */
export async function readWindow<Row>(reads: WindowReads<Row>, to: Day): Promise<Window<Row>> {
  const from = windowStart(to)
  const rows = await reads.read(from, to)
  const earlier = rows.length < MANY ? addDays(from, -1) : goesOnAt(rows.map(reads.dayOf), to)
  if (rows.length >= SCREENFUL) return { rows, before: earlier < EARLIEST ? null : earlier }
  const before = await reads.newestDay(earlier)
  return rows.length === 0 && before !== null ? readWindow(reads, before) : { rows, before }
}

/** The oldest of days up to `to`, and never `to` itself: a list that asks for one day again and again has no end. */
function goesOnAt(days: readonly Day[], to: Day): Day {
  const oldest = days.reduce((one, other) => (other < one ? other : one), to)
  return oldest < to ? oldest : addDays(to, -1)
}
