/**
 * What happens to points, without a database: a draft of one member's ledger is opened, moved, and written by whoever
 * opened it (ledger.queries.ts, seed.ts). Every function leaves balance, entries and lots in agreement.
 */
import { seoulDay, seoulInstant } from '#server/seoul.ts'
import type { PointReason } from './reason.rules.ts'
import type { PointType } from './schema.ts'

export interface Lot {
  lotSeq: number
  remaining: number
  /** Last day on which they can be used, `YYYYMMDD`. */
  expireDt: string
}

export interface Entry {
  pointSeq: number
  at: Date
  type: PointType
  points: number
  balance: number
  source: string
  sourceKey: string
  reasonCode: string
  reasonArgs: Record<string, unknown>
}

export interface Take {
  pointSeq: number
  lotSeq: number
  points: number
}

/** A ledger being written: what stands, then what is new. */
export interface Draft {
  balance: number
  lastSeq: number
  lots: Map<number, Lot>
  entries: Entry[]
  takes: Take[]
  changedLots: Set<number>
}

/** Why points move, and the key under which they move once. */
export interface Cause {
  source: string
  sourceKey: string
  reason: PointReason
}

export function openDraft({ balance, lastSeq }: { balance: number; lastSeq: number }, lots: readonly Lot[]): Draft {
  const copies = lots.map((lot): [number, Lot] => [lot.lotSeq, { ...lot }])
  return { balance, lastSeq, lots: new Map(copies), entries: [], takes: [], changedLots: new Set() }
}

/** Points got in a month are good until the last day of the same month a year later. */
export function lastDayOf(gotDay: string): string {
  return monthEnd(`${Number(gotDay.slice(0, 4)) + 1}${gotDay.slice(4, 6)}`)
}

/** Last day of a month `YYYYMM`. */
export function monthEnd(month: string): string {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4, 6)), 0)).getUTCDate()
  return `${month}${days}`
}

/** What has ended before `today` goes: one entry a last day, dated its last minute. */
export function lapse(draft: Draft, today: string): void {
  const ended = soonestFirst(draft).filter((lot) => lot.expireDt < today)
  for (const day of new Set(ended.map((lot) => lot.expireDt))) {
    const lots = ended.filter((lot) => lot.expireDt === day)
    const gone = lots.reduce((sum, lot) => sum + lot.remaining, 0)
    const [first] = lots
    for (const lot of lots) setRemaining(draft, lot, 0)
    move(draft, 'EXTINCT', -gone, seoulInstant(day, '2359'), {
      source: 'LAPSE',
      // The lot too: what came back after a lapse and lapses anew is another one.
      sourceKey: `${day}.${String(first?.lotSeq)}`,
      reason: { code: 'lapse', args: {} },
    })
  }
}

/** @throws RangeError unless `points` is a whole number above zero */
export function grant(draft: Draft, points: number, cause: Cause, now: Date): Entry {
  mustBePositive(points)
  const entry = move(draft, 'SAVE', points, now, cause)
  addLot(draft, { lotSeq: entry.pointSeq, remaining: points, expireDt: lastDayOf(seoulDay(now)) })
  return entry
}

/**
 * Takes points from the lots that end first.
 *
 * @returns undefined, and nothing has moved, when there are not enough
 * @throws RangeError unless `points` is a whole number above zero
 */
export function spend(draft: Draft, points: number, cause: Cause, now: Date): Entry | undefined {
  mustBePositive(points)
  if (draft.balance < points) return undefined
  const entry = move(draft, 'USE', -points, now, cause)
  takeFrom(draft, entry, soonestFirst(draft), points)
  return entry
}

/**
 * A use is undone: its points go back into their lots. Those whose day has passed are good to the end of this month.
 */
export function giveBack(draft: Draft, used: Entry, takes: readonly Take[], now: Date): Entry {
  const today = seoulDay(now)
  const entry = move(draft, 'CANCEL', -used.points, now, undoing(used))
  for (const take of takes) {
    const lot = draft.lots.get(take.lotSeq)
    if (lot === undefined) throw new Error(`Lot ${String(take.lotSeq)} is not in the draft.`)
    if (lot.expireDt < today) lot.expireDt = monthEnd(today.slice(0, 6))
    setRemaining(draft, lot, lot.remaining + take.points)
  }
  return entry
}

/** A grant is undone, as far as the balance reaches: first what is left of it, then what ends first. */
export function takeBack(draft: Draft, got: Entry, now: Date): Entry {
  const points = Math.min(got.points, draft.balance)
  const entry = move(draft, 'CANCEL', 0 - points, now, undoing(got))
  const own = soonestFirst(draft).filter((lot) => lot.lotSeq === got.pointSeq)
  const others = soonestFirst(draft).filter((lot) => lot.lotSeq !== got.pointSeq)
  takeFrom(draft, entry, [...own, ...others], points)
  return entry
}

/** The cause of a cancellation: a movement is undone once, and keeps its words. */
export function undoing({ source, sourceKey, reasonCode, reasonArgs }: Entry) {
  return { source: 'CANCEL', sourceKey: `${source}:${sourceKey}`, stored: { reasonCode, reasonArgs } }
}

type AnyCause = Cause | ReturnType<typeof undoing>

function move(draft: Draft, type: PointType, points: number, at: Date, cause: AnyCause): Entry {
  draft.balance += points
  draft.lastSeq += 1
  const words = 'stored' in cause ? cause.stored : { reasonCode: cause.reason.code, reasonArgs: cause.reason.args }
  const { source, sourceKey } = cause
  const entry = { pointSeq: draft.lastSeq, at, type, points, balance: draft.balance, source, sourceKey, ...words }
  draft.entries.push(entry)
  return entry
}

function takeFrom(draft: Draft, { pointSeq }: Entry, lots: readonly Lot[], points: number): void {
  let missing = points
  for (const lot of lots) {
    if (missing === 0) return
    const taken = Math.min(missing, lot.remaining)
    setRemaining(draft, lot, lot.remaining - taken)
    draft.takes.push({ pointSeq, lotSeq: lot.lotSeq, points: taken })
    missing -= taken
  }
  if (missing > 0) throw new Error('The lots hold less than the balance.')
}

function soonestFirst({ lots }: Draft): Lot[] {
  return [...lots.values()]
    .filter((lot) => lot.remaining > 0)
    .sort((a, b) => {
      if (a.expireDt === b.expireDt) return a.lotSeq - b.lotSeq
      return a.expireDt < b.expireDt ? -1 : 1
    })
}

function addLot(draft: Draft, lot: Lot): void {
  draft.lots.set(lot.lotSeq, lot)
  draft.changedLots.add(lot.lotSeq)
}

function setRemaining(draft: Draft, lot: Lot, remaining: number): void {
  lot.remaining = remaining
  draft.changedLots.add(lot.lotSeq)
}

function mustBePositive(points: number): void {
  if (!Number.isSafeInteger(points) || points <= 0) {
    throw new RangeError(`Points move in whole numbers above zero, not ${String(points)}.`)
  }
}
