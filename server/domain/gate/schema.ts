/** Restaurants that only staff may use, the employers' directories, and who has shown to be staff where. */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { companies } from '#server/domain/company/schema.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

/** The two kinds of staff authentication (MBR-17). */
export type GateType = 'WEL' | 'POSCO'

export const gates = referenceTable('gates', {
  restaurantCode: text()
    .primaryKey()
    .references(() => restaurants.restaurantCode),
  gateType: text().$type<GateType>().notNull(),
  /** The six digits on the gate's screen; null where it shows none. */
  authNo: text(),
})

/** The staff directory of an employer, as its catering system (TOMS) hands it over. */
export const employees = referenceTable(
  'employees',
  {
    bizCode: text()
      .notNull()
      .references(() => companies.bizCode),
    employeeNumber: text().notNull(),
    realName: text().notNull(),
    deptNm: text(),
    /** Restaurant of the workplace. */
    restaurantCode: text().references(() => restaurants.restaurantCode),
    /** The meal card, sixteen digits, and won left on it; null without a card. */
    cardNo: text(),
    balance: integer(),
  },
  (t) => [primaryKey({ columns: [t.bizCode, t.employeeNumber] })],
)

/** Where a member was recognised as staff, and until when. */
export const staffAuthorizations = memberTable(
  'staff_authorizations',
  {
    hcId: ownerKey(),
    restaurantCode: text().notNull(),
    employeeNumber: text().notNull(),
    authorAt: instant().notNull(),
    /** Seoul wall time `YYYYMMDDHHmm`, included. */
    validUntil: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.restaurantCode] })],
)
