/**
 * Points of a member: an account to lock, a ledger that only grows, and lots that say until when each point is good.
 * `balance` = sum of the ledger's `points` = sum of what remains in the lots, after every transaction.
 */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** One row per member, made by the first movement. It is the lock: movements of a member take turns. */
export const pointAccounts = memberTable(
  'point_accounts',
  {
    hcId: ownerKey().primaryKey(),
    balance: integer().notNull(),
    lastSeq: integer().notNull(),
  },
  (t) => [check('point_accounts_never_below_zero', sql`${t.balance} >= 0`)],
)

/** Got, used, lost, taken back or given back. */
export type PointType = 'SAVE' | 'USE' | 'EXTINCT' | 'CANCEL'

export const pointEntries = memberTable(
  'point_entries',
  {
    hcId: ownerKey(),
    pointSeq: integer().notNull(),
    at: instant().notNull(),
    type: text().$type<PointType>().notNull(),
    /** Below zero when they went. */
    points: integer().notNull(),
    /** Balance afterwards. */
    balance: integer().notNull(),
    /** Who moved them and for what, such as `EVENT` and `57:draw:1`: once each. */
    source: text().notNull(),
    sourceKey: text().notNull(),
    /** The sentence is made when it is read, in the member's language: reason.rules.ts. */
    reasonCode: text().notNull(),
    reasonArgs: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.pointSeq] }),
    unique('point_entries_once').on(t.hcId, t.source, t.sourceKey),
  ],
)

/** Points that end on the same day because they were got together. Its number is that of the entry that brought it. */
export const pointLots = memberTable(
  'point_lots',
  {
    hcId: ownerKey(),
    lotSeq: integer().notNull(),
    remaining: integer().notNull(),
    /** Last day on which they can be used, `YYYYMMDD`, Seoul. */
    expireDt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.lotSeq] }),
    index('point_lots_ending').on(t.hcId, t.expireDt),
    check('point_lots_never_below_zero', sql`${t.remaining} >= 0`),
  ],
)

/** Which lots a use was taken from, so that a cancellation puts the same points back. */
export const pointTakes = memberTable(
  'point_takes',
  {
    hcId: ownerKey(),
    pointSeq: integer().notNull(),
    lotSeq: integer().notNull(),
    points: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.pointSeq, t.lotSeq] })],
)
