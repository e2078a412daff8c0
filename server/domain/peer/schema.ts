/** People of the same gender and decade of age, as counts and means: nobody can be told from them. */
import { integer, numeric, primaryKey, text } from 'drizzle-orm/pg-core'
import { referenceTable } from '#server/db/tables.ts'

/** Filled nightly by the operator over all members; here it is only read. */
export const peerStats = referenceTable(
  'peer_stats',
  {
    gender: text().$type<'M' | 'F'>().notNull(),
    /** 20, 30, 40 … */
    decade: integer().notNull(),
    members: integer().notNull(),
    bmi: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    score: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.gender, t.decade] })],
)

/**
 * How those who record their meals eat, as means over their last reports: a fortnight's days with breakfast, late meals
 * a week.
 */
export const peerEating = referenceTable(
  'peer_eating',
  {
    gender: text().$type<'M' | 'F'>().notNull(),
    decade: integer().notNull(),
    members: integer().notNull(),
    score: integer().notNull(),
    breakfastDays: numeric({ precision: 3, scale: 1, mode: 'number' }).notNull(),
    kcal: integer().notNull(),
    vegetables: numeric({ precision: 3, scale: 1, mode: 'number' }).notNull(),
    sodiumMg: integer().notNull(),
    nights: numeric({ precision: 3, scale: 1, mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.gender, t.decade] })],
)
