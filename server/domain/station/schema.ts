/**
 * Measuring stations of Fit-Check: where they stand, and what they measured before the member let it into the health
 * log.
 */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

export const measuringPlaces = referenceTable('measuring_places', {
  placeCode: text().primaryKey(),
  restaurantCode: text()
    .notNull()
    .references(() => restaurants.restaurantCode),
  placeTxt: text().notNull(),
  placeTxtEng: text().notNull(),
  /** `HHmm`. */
  opensAt: text().notNull(),
  closesAt: text().notNull(),
})

export const stationMeasures = memberTable(
  'station_measures',
  {
    hcId: ownerKey(),
    measureSeq: integer().notNull(),
    /** `YYYYMMDDHHmmss`. */
    measureDt: text().notNull(),
    placeCode: text()
      .notNull()
      .references(() => measuringPlaces.placeCode),
    heightMm: integer(),
    weightG: integer(),
    /** Tenths of a percent. */
    bodyFat: integer(),
    muscleG: integer(),
    systolic: integer(),
    diastolic: integer(),
    pulse: integer(),
    /** When it was taken over into the health log; null before. */
    savedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.measureSeq] })],
)
