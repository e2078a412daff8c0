/** Subscriptions that are offered: a meal on each of some days, and what can be chosen on each of them. */
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { referenceTable } from '#server/db/tables.ts'
import { dishes } from '#server/domain/meal/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

export const subscriptions = referenceTable(
  'subscriptions',
  {
    subscribedSeq: integer().primaryKey(),
    subscribedNm: text().notNull(),
    subscribedNmEng: text().notNull(),
    summaryTxt: text().notNull(),
    summaryTxtEng: text().notNull(),
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    /** The counter that hands it over. */
    hallNo: text().notNull(),
    menuMealType: text().notNull(),
    /** First and last day served. */
    startDt: text().notNull(),
    endDt: text().notNull(),
    /** Days served; the menu of a later one may not be out yet. */
    mealCnt: smallint().notNull(),
    /** Won a meal: what the member pays, and what the employer gives. */
    mealAmt: integer().notNull(),
    supportAmt: integer().notNull(),
    /** Times at which it is handed over, `HHmm`, in order. */
    pickupTms: text().array().notNull(),
    /**
     * From when and until when it is applied for, `YYYYMMDDHHmm`. The end is never after the last moment of the first
     * day.
     */
    applyStartDtm: text().notNull(),
    applyEndDtm: text().notNull(),
    /** Places left; null without a limit. Goes down by one conditional update, never below zero. */
    remainCnt: integer(),
  },
  (t) => [
    index('subscriptions_place').on(t.restaurantCode, t.endDt),
    check('subscriptions_left', sql`${t.remainCnt} >= 0`),
  ],
)

/** What can be chosen on a day. */
export const subscriptionChoices = referenceTable(
  'subscription_choices',
  {
    subscribedSeq: integer().notNull(),
    /** Eight digits and more: five are a course's, seven a kit's. */
    choiceSeq: integer().notNull(),
    menuDt: text().notNull(),
    /** The first of a day is sent when nothing is chosen. */
    orderSeq: smallint().notNull(),
    menuCode: text()
      .notNull()
      .references(() => dishes.menuCode),
    /** The other dishes in their order. */
    sideCodes: text().array().notNull(),
    /** Words of the kitchen; null without any. */
    menuCntnt: text(),
    menuCntntEng: text(),
    /** Boxes left. */
    leftCnt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subscribedSeq, t.choiceSeq] }),
    // Named here because the generated name passes Postgres's 63 characters.
    foreignKey({
      name: 'subscription_choices_of',
      columns: [t.subscribedSeq],
      foreignColumns: [subscriptions.subscribedSeq],
    }),
    check('subscription_choices_left', sql`${t.leftCnt} >= 0`),
  ],
)
