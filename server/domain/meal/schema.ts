/** Dishes, the courses of each day, and what members like. Column names are the wire's where it has one. */
import { boolean, foreignKey, index, integer, numeric, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { allergens } from '#server/domain/allergy/schema.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

const grams = () => numeric({ precision: 7, scale: 1, mode: 'number' })

/**
 * One recipe. `menuCode` is its ten-digit code. Grams, except sodium and calcium in milligrams. A null is "not
 * measured".
 */
export const dishes = referenceTable('dishes', {
  menuCode: text().primaryKey(),
  menuName: text().notNull(),
  menuNameEng: text().notNull(),
  kcal: integer().notNull(),
  cho: grams().notNull(),
  protein: grams().notNull(),
  fat: grams().notNull(),
  sugar: grams().notNull(),
  fib: grams().notNull(),
  na: integer().notNull(),
  calcium: integer(),
  /**
   * False: nobody has declared this dish. Then the absence of rows in `dish_allergens` says nothing, least of all
   * "safe".
   */
  allergensKnown: boolean().notNull(),
})

export const dishAllergens = referenceTable(
  'dish_allergens',
  {
    menuCode: text()
      .notNull()
      .references(() => dishes.menuCode),
    allergenCode: text()
      .notNull()
      .references(() => allergens.allergenCode),
  },
  (t) => [primaryKey({ columns: [t.menuCode, t.allergenCode] })],
)

/** Running totals over all members, kept beside the dish so that no read has to visit every member's rows. */
export const dishStats = referenceTable('dish_stats', {
  menuCode: text()
    .primaryKey()
    .references(() => dishes.menuCode),
  likeCnt: integer().notNull().default(0),
  evalCnt: integer().notNull().default(0),
  /** Sum of grades 1…5, one a member (docs/decisions/353); the mean is `evalSum / evalCnt`. */
  evalSum: integer().notNull().default(0),
})

/** One course at one counter for one meal of one day. Its totals are the sums over `course_dishes`. */
export const courses = referenceTable(
  'courses',
  {
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    menuDt: text().notNull(),
    menuMealType: text().notNull(),
    hallNo: text().notNull(),
    menuCourseType: text().notNull(),
    /** Nine digits, unique. */
    menuSeq: integer().notNull().unique('courses_menu_seq'),
    orderSeq: smallint().notNull(),
    /** Main dish, or main and second joined by `&`. */
    setName: text().notNull(),
    setNameEng: text().notNull(),
    /** File name of the photo, '' without one: strict clients break on null (known-payloads 3.3). */
    photoCd: text().notNull().default(''),
    carbonLevel: text().notNull(),
    soldOut: boolean().notNull().default(false),
    /** Portions left to take out; null where nobody counts. */
    takeOutCnt: integer(),
    /** Last moment to order a take-out portion, `HHmm`; null where there is none. */
    orderUntil: text(),
    /** How full the counter is during service: 1 easy, 2 usual, 3 crowded. Null is unknown. */
    crowding: smallint(),
    waitMinutes: smallint(),
  },
  (t) => [
    primaryKey({
      name: 'courses_pk',
      columns: [t.restaurantCode, t.menuDt, t.menuMealType, t.hallNo, t.menuCourseType],
    }),
    index('courses_day').on(t.menuDt),
  ],
)

/** The dishes of a course in tray order; `dishSeq` 1 is the main dish (typicalMenu). */
export const courseDishes = referenceTable(
  'course_dishes',
  {
    restaurantCode: text().notNull(),
    menuDt: text().notNull(),
    menuMealType: text().notNull(),
    hallNo: text().notNull(),
    menuCourseType: text().notNull(),
    dishSeq: smallint().notNull(),
    menuCode: text()
      .notNull()
      .references(() => dishes.menuCode),
  },
  (t) => [
    primaryKey({
      name: 'course_dishes_pk',
      columns: [t.restaurantCode, t.menuDt, t.menuMealType, t.hallNo, t.menuCourseType, t.dishSeq],
    }),
    foreignKey({
      name: 'course_dishes_course',
      columns: [t.restaurantCode, t.menuDt, t.menuMealType, t.hallNo, t.menuCourseType],
      foreignColumns: [
        courses.restaurantCode,
        courses.menuDt,
        courses.menuMealType,
        courses.hallNo,
        courses.menuCourseType,
      ],
    }).onDelete('cascade'),
  ],
)

/**
 * How often a dish of a course was recorded, and how often it came back on the tray: what the kitchen may know. Running
 * totals over all members; who left it stands nowhere but in the member's own record.
 */
export const dishLeftovers = referenceTable(
  'dish_leftovers',
  {
    /** The wire's `menuId` of the course. */
    menuId: text().notNull(),
    menuCode: text()
      .notNull()
      .references(() => dishes.menuCode),
    servedCnt: integer().notNull(),
    leftCnt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.menuId, t.menuCode] })],
)

/** An event of the operator's that a dish belongs to, from its first day to its last. */
export const mealEvents = referenceTable(
  'meal_events',
  {
    menuCode: text()
      .notNull()
      .references(() => dishes.menuCode),
    eventSeq: integer().notNull(),
    eventNm: text().notNull(),
    eventNmEng: text().notNull(),
    /** The word on the dish; null without one. */
    iconNm: text(),
    iconNmEng: text(),
    startDt: text().notNull(),
    endDt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.menuCode, t.eventSeq] })],
)

export const likedMenus = memberTable(
  'liked_menus',
  {
    hcId: ownerKey(),
    menuCode: text()
      .notNull()
      .references(() => dishes.menuCode),
    /**
     * The wire takes a like back by its number. One row of numbers for everybody, so that rows from before have theirs
     * (docs/decisions/180).
     */
    favSeq: integer().notNull().generatedAlwaysAsIdentity(),
    likedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.menuCode] })],
)
