/**
 * The last number that was given to a row of a member, so that a number never comes again, whatever has been deleted
 * since.
 */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** What is numbered for each member from 1. */
export type Counter =
  | 'patternReport'
  | 'intake'
  | 'inquiry'
  | 'ownFood'
  | 'recentFood'
  | 'favouriteFood'
  | 'drink'
  | 'smartOrder'
  | 'subscribedOrder'
  | 'medicine'
  | 'goal'
  | 'goalChange'

export const memberCounters = memberTable(
  'member_counters',
  {
    hcId: ownerKey(),
    counter: text().$type<Counter>().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.counter] })],
)
