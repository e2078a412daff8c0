/**
 * The three kinds of tables, so that a store that spreads rows over machines (Citus, CockroachDB, YugabyteDB) needs no
 * redesign. `schema.test.ts` holds what each kind promises; docs/decisions, "Member key first", says why.
 */
import { type PgTable, pgTable } from 'drizzle-orm/pg-core'

/**
 * - `member`: rows of one member. Every key, index and unique rule begins with `hcId`.
 * - `group`: rows that several members share (a team, a battle). Every key begins with the group's; a member's rows carry
 *   `hcId`, and the member's way in is an index that begins with it.
 * - `reference`: what the operator publishes and every member reads. Holds nothing of a member, and is replicated
 *   everywhere.
 */
export type TableKind = 'member' | 'group' | 'reference'

const kinds = new WeakMap<PgTable, TableKind>()

export const memberTable = tableOf('member')
export const groupTable = tableOf('group')
export const referenceTable = tableOf('reference')

/** Undefined: the table was not made by one of the three above. */
export const kindOf = (table: PgTable): TableKind | undefined => kinds.get(table)

function tableOf(kind: TableKind): typeof pgTable {
  const make = (...args: Parameters<typeof pgTable>) => {
    const table = pgTable(...args)
    kinds.set(table, kind)
    return table
  }
  // The same function but for the note above; its overloads cannot be said once more.
  return make as typeof pgTable
}
