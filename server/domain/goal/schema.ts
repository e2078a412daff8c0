/** What members aim at. */
import { integer, numeric } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** What the member aims at; null is "not set", never zero. */
export const memberTargets = memberTable('member_targets', {
  hcId: ownerKey().primaryKey(),
  targetWeightKg: numeric({ precision: 4, scale: 1, mode: 'number' }),
  stepGoal: integer(),
  eatKcalGoal: integer(),
  burnKcalGoal: integer(),
  updatedAt: instant().notNull().defaultNow(),
})
