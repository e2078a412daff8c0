/** What members aim at, and what they changed on the way. */
import { sql } from 'drizzle-orm'
import { integer, numeric, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import type { ChangedItem, ChangeType, GoalType } from './rules.ts'

/**
 * What the member aims at; null is "not set", never zero. Of a goal that goes on it is the mirror, for those who ask
 * for nothing else.
 */
export const memberTargets = memberTable('member_targets', {
  hcId: ownerKey().primaryKey(),
  targetWeightKg: numeric({ precision: 4, scale: 1, mode: 'number' }),
  stepGoal: integer(),
  eatKcalGoal: integer(),
  burnKcalGoal: integer(),
  updatedAt: instant().notNull().defaultNow(),
})

/** A goal with its way: from a weight on one day to a weight on another. At most one goes on. */
export const goals = memberTable(
  'goals',
  {
    hcId: ownerKey(),
    goalSeq: integer().notNull(),
    type: text().$type<GoalType>().notNull(),
    startDt: text().notNull(),
    endDt: text().notNull(),
    /** Grams, as it was on the first day: a later weighing does not move it. */
    startG: integer().notNull(),
    targetG: integer().notNull(),
    stepGoal: integer().notNull(),
    eatKcal: integer().notNull(),
    useKcal: integer().notNull(),
    /**
     * Last day on which it was the goal; null while it is. A goal whose last day has passed stays one until the next is
     * set.
     */
    endedDt: text(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.goalSeq] }),
    uniqueIndex('goals_live')
      .on(t.hcId)
      .where(sql`${t.endedDt} is null`),
  ],
)

export const goalChanges = memberTable(
  'goal_changes',
  {
    hcId: ownerKey(),
    changeSeq: integer().notNull(),
    at: instant().notNull(),
    type: text().$type<ChangeType>().notNull(),
    itemCode: text().$type<ChangedItem>().notNull(),
    /**
     * Whole numbers: measures in thousandths of their unit, days as `YYYYMMDD`, all else as it is. Null: there was
     * nothing.
     */
    before: integer(),
    after: integer(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.changeSeq] })],
)
