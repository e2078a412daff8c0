/** What a member eats. */
import { index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { amount, instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import type { FoodUnit } from '#server/domain/food/schema.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** A course, a food found by name or written by hand, food taken out, recognised on a picture, read from the phone. */
export type IntakeSource = 'COURSE' | 'SEARCH' | 'WRITE' | 'TAKEOUT' | 'PHOTO' | 'PHONE'

/**
 * One food of the member's meal record, whether entered here or in the phone's health app. `sampleId` is its id there,
 * null as long as it is only here: one row, so that a food that travelled there and back counts once (HSY-39).
 */
export const intakeRecords = memberTable(
  'intake_records',
  {
    hcId: ownerKey(),
    hcUclSeqNo: integer().notNull(),
    /** 1 entered here, 2 Samsung. */
    origin: text().$type<'1' | '2'>().notNull(),
    sampleId: text(),
    eatDt: text().notNull(),
    /** Meal time as in menus: 1 breakfast, 2 lunch, 3 dinner, 4 snack. */
    mealType: text().notNull(),
    foodName: text().notNull(),
    quantity: amount(),
    unit: text(),
    kcal: amount().notNull(),
    carbohydrateG: amount(),
    proteinG: amount(),
    fatG: amount(),
    sugarG: amount(),
    fibreG: amount(),
    sodiumMg: amount(),
    savedAt: instant().notNull(),
    /**
     * The restaurant's course that was eaten, by the wire's `menuId`; null for any other food. A course is recorded
     * once.
     */
    menuId: text(),
    /** Of a course, as it was that day: its name in English, and the Korean names of its dishes, joined by `,`. */
    foodNameEng: text(),
    dishTxt: text(),
    /** How it came here, as the wire says it. */
    source: text().$type<IntakeSource>().notNull().default('WRITE'),
    /**
     * The food of the food table or of the member's own; null for a course, food taken out, and what a phone or picture
     * told.
     */
    foodId: text(),
    /** The unit of `quantity`, where the food has a `foodId`. */
    unitCode: text().$type<FoodUnit>(),
    /** Dishes of a course that were left. */
    exceptMenuCodes: text().array().notNull().default([]),
    /** In the member's words. */
    memo: text(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.hcUclSeqNo] }),
    unique('intake_records_sample').on(t.hcId, t.sampleId),
    unique('intake_records_course').on(t.hcId, t.menuId),
    index('intake_records_eaten').on(t.hcId, t.eatDt),
  ],
)

/** Meals that a member says were skipped. Any food of the meal ends it. */
export const skippedMeals = memberTable(
  'skipped_meals',
  {
    hcId: ownerKey(),
    baseDt: text().notNull(),
    mealType: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.baseDt, t.mealType] })],
)
