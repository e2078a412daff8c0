/** The foods that labels must name, and those that a member avoids. */
import { primaryKey, text } from 'drizzle-orm/pg-core'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** The foods whose presence must be told, numbered as in Korean labelling rules, plus what members add. */
export const allergens = referenceTable('allergens', {
  /** Two digits: 01…19 as in the labelling rules, 2x ours. */
  allergenCode: text().primaryKey(),
  allergenName: text().notNull(),
  allergenNameEng: text().notNull(),
})

export const memberAllergies = memberTable(
  'member_allergies',
  {
    hcId: ownerKey(),
    allergenCode: text()
      .notNull()
      .references(() => allergens.allergenCode),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.allergenCode] })],
)
