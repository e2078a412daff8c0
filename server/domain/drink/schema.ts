/** Alcoholic drinks, the glasses, bottles and cans they come in, and what a member drank. */
import { integer, numeric, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export type DrinkUnit = 'GLASS' | 'BOTTLE' | 'CAN'

const tenths = () => numeric({ precision: 7, scale: 1, mode: 'number' })

export const drinks = referenceTable('drinks', {
  drinkCode: text().primaryKey(),
  orderSeq: smallint().notNull(),
  drinkNm: text().notNull(),
  drinkNmEng: text().notNull(),
  /** Percent of the volume. */
  alcoholRate: tenths().notNull(),
})

export const drinkUnits = referenceTable(
  'drink_units',
  {
    drinkCode: text()
      .notNull()
      .references(() => drinks.drinkCode),
    unitCode: text().$type<DrinkUnit>().notNull(),
    orderSeq: smallint().notNull(),
    unitNm: text().notNull(),
    ml: integer().notNull(),
    /** Of one unit. */
    kcal: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.drinkCode, t.unitCode] })],
)

/**
 * A day is replaced as a whole. Energy and alcohol are of the day it was saved: a later change of a drink changes no
 * record.
 */
export const drinkIntakes = memberTable(
  'drink_intakes',
  {
    hcId: ownerKey(),
    baseDt: text().notNull(),
    drinkSeq: integer().notNull(),
    drinkCode: text()
      .notNull()
      .references(() => drinks.drinkCode),
    unitCode: text().$type<DrinkUnit>().notNull(),
    unitNm: text().notNull(),
    quantity: tenths().notNull(),
    alcoholG: tenths().notNull(),
    kcal: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.baseDt, t.drinkSeq] })],
)
