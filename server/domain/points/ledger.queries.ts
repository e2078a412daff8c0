/**
 * Moving points, always inside the caller's transaction: what earns or costs points and the points stand or fall
 * together. The member's account row is the lock. A transaction that also locks rows of its own (an event, an order)
 * takes those first, then points, then `notify`: in one order nobody waits crosswise.
 */
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany, upsertMany } from '#server/db/many.ts'
import { seoulDay } from '#server/seoul.ts'
import type { PointReason } from './reason.rules.ts'
import {
  type Draft,
  type Entry,
  giveBack,
  grant,
  lapse,
  openDraft,
  spend,
  takeBack,
  type Take,
  undoing,
} from './rules.ts'
import { pointAccounts, pointEntries, pointLots, pointTakes } from './schema.ts'

export interface Movement {
  /** Who moves the points, such as `EVENT`. */
  source: string
  /** For what: the same source and key move points once, however often they are named. */
  sourceKey: string
  /** A whole number above zero. */
  points: number
  reason: PointReason
}

export interface Moved {
  pointSeq: number
  /** Below zero when they went. */
  points: number
  /** Balance after this movement. */
  balance: number
  /** False when this source and key had moved points before: then this is what happened that time. */
  isNew: boolean
}

/** Gives points. They are good until the end of the same month a year later. */
export async function grantPoints(
  tx: Queryable,
  hcId: string,
  { points, ...cause }: Movement,
  now: Date,
): Promise<Moved> {
  const ledger = await openLedger(tx, hcId, now)
  const known = await entryOf(tx, hcId, cause)
  const entry = known ?? grant(ledger, points, cause, now)
  await write(tx, hcId, ledger)
  return movedBy(entry, known === undefined)
}

/**
 * Takes points, from those that end first.
 *
 * @returns undefined when the member has fewer: nothing was taken, and the same key may be tried again
 */
export async function spendPoints(
  tx: Queryable,
  hcId: string,
  { points, ...cause }: Movement,
  now: Date,
): Promise<Moved | undefined> {
  const ledger = await openLedger(tx, hcId, now)
  const known = await entryOf(tx, hcId, cause)
  const entry = known ?? spend(ledger, points, cause, now)
  await write(tx, hcId, ledger)
  return entry && movedBy(entry, known === undefined)
}

/** The movement of a source and key as it happened; undefined when they have moved nothing. */
export async function movementOf(
  tx: Queryable,
  hcId: string,
  cause: Pick<Movement, 'source' | 'sourceKey'>,
): Promise<Moved | undefined> {
  const entry = await entryOf(tx, hcId, cause)
  return entry && movedBy(entry, false)
}

/**
 * Undoes a movement, once. A use gives back what it took, with the days those points had; a grant takes back its points
 * as far as the balance reaches.
 *
 * @returns undefined when this source and key have moved nothing
 */
export async function cancelPoints(
  tx: Queryable,
  hcId: string,
  moved: Pick<Movement, 'source' | 'sourceKey'>,
  now: Date,
): Promise<Moved | undefined> {
  const ledger = await openLedger(tx, hcId, now)
  const entry = await entryOf(tx, hcId, moved)
  const known = entry && (await entryOf(tx, hcId, undoing(entry)))
  let undone = known
  if (entry !== undefined && known === undefined) {
    const takes = await takesOf(tx, hcId, entry, ledger)
    undone = entry.type === 'USE' ? giveBack(ledger, entry, takes, now) : takeBack(ledger, entry, now)
  }
  await write(tx, hcId, ledger)
  return undone && movedBy(undone, known === undefined)
}

/**
 * Writes what has ended before today into the ledger. Reading the points calls it, so that nobody sees points that are
 * gone.
 */
export async function lapsePoints(tx: Queryable, hcId: string, now: Date): Promise<void> {
  await write(tx, hcId, await openLedger(tx, hcId, now))
}

/** Locks the member's points and reads what is left of them; what has ended is gone already. */
async function openLedger(tx: Queryable, hcId: string, now: Date): Promise<Draft> {
  const [account] = await tx
    .insert(pointAccounts)
    .values({ hcId, balance: 0, lastSeq: 0 })
    // Changes nothing and locks the row: the next one who asks waits until this transaction ends.
    .onConflictDoUpdate({ target: pointAccounts.hcId, set: { hcId } })
    .returning()
  if (account === undefined) throw new Error('An upsert answered no row.')
  const lots = await tx
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.hcId, hcId), gt(pointLots.remaining, 0)))
    .orderBy(asc(pointLots.expireDt), asc(pointLots.lotSeq))
  const draft = openDraft(account, lots)
  lapse(draft, seoulDay(now))
  return draft
}

async function entryOf(
  tx: Queryable,
  hcId: string,
  { source, sourceKey }: Pick<Movement, 'source' | 'sourceKey'>,
): Promise<Entry | undefined> {
  const [row] = await tx
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.hcId, hcId), eq(pointEntries.source, source), eq(pointEntries.sourceKey, sourceKey)))
  return row
}

/** What a use took, with the lots it emptied put beside those that the draft holds. */
async function takesOf(tx: Queryable, hcId: string, { pointSeq }: Entry, draft: Draft): Promise<Take[]> {
  const takes = await tx
    .select()
    .from(pointTakes)
    .where(and(eq(pointTakes.hcId, hcId), eq(pointTakes.pointSeq, pointSeq)))
  const missing = takes.map((take) => take.lotSeq).filter((lotSeq) => !draft.lots.has(lotSeq))
  if (missing.length > 0) {
    const emptied = await tx
      .select()
      .from(pointLots)
      .where(and(eq(pointLots.hcId, hcId), inArray(pointLots.lotSeq, missing)))
    for (const lot of emptied) draft.lots.set(lot.lotSeq, lot)
  }
  return takes
}

async function write(tx: Queryable, hcId: string, draft: Draft): Promise<void> {
  if (draft.entries.length === 0) return
  const own = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, hcId }))
  const { balance, lastSeq, entries, takes } = draft
  const lots = [...draft.lots.values()].filter((lot) => draft.changedLots.has(lot.lotSeq))
  await tx.insert(pointEntries).values(own(entries))
  await upsertMany(tx, pointLots, own(lots), ['hcId', 'lotSeq'])
  await insertMany(tx, pointTakes, own(takes))
  await tx.update(pointAccounts).set({ balance, lastSeq }).where(eq(pointAccounts.hcId, hcId))
}

function movedBy({ pointSeq, points, balance }: Entry, isNew: boolean): Moved {
  return { pointSeq, points, balance, isNew }
}
