/** Meals for which members choose beforehand what will be cooked. */
import { integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import { dishes } from '#server/domain/meal/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

export const ballots = referenceTable('ballots', {
  choiceSeq: integer().primaryKey(),
  choiceNm: text().notNull(),
  restaurantCode: text()
    .notNull()
    .references(() => restaurants.restaurantCode),
  menuDt: text().notNull(),
  menuMealType: text().notNull(),
  /** Last minute to choose, Seoul wall time `YYYYMMDDHHmm`. */
  endDtm: text().notNull(),
})

/** A tray to choose. The count is moved with each voice, so that no read visits every member's rows. */
export const ballotItems = referenceTable(
  'ballot_items',
  {
    choiceSeq: integer()
      .notNull()
      .references(() => ballots.choiceSeq),
    itemSeq: smallint().notNull(),
    menuCode: text()
      .notNull()
      .references(() => dishes.menuCode),
    /** Korean names of all dishes of the tray, joined by `,`, and their energy. */
    subMenuTxt: text().notNull(),
    sumKcal: integer().notNull(),
    choiceCnt: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.choiceSeq, t.itemSeq] })],
)

/** A member's voice. */
export const menuChoices = memberTable(
  'menu_choices',
  {
    hcId: ownerKey(),
    choiceSeq: integer().notNull(),
    itemSeq: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.choiceSeq] })],
)
