/**
 * What the operator publishes and every member reads: places, dishes, menus. No row belongs to a member, so these
 * become replicated (Citus: reference) tables when the member tables are distributed. Column names are the wire's
 * where the wire has one. See docs/decisions, "Member key first".
 */
import { boolean, foreignKey, index, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { yn } from './columns.ts'

/** An employer: `bizCode` and `bizNm` of the member information (MBR-01). */
export const companies = pgTable('companies', {
  bizCode: text().primaryKey(),
  bizNm: text().notNull(),
  bizNmEng: text().notNull(),
})

/** A cafeteria: `REST` and six digits. */
export const restaurants = pgTable('restaurants', {
  restaurantCode: text().primaryKey(),
  bizCode: text()
    .notNull()
    .references(() => companies.bizCode),
  restaurantName: text().notNull(),
  restaurantNameEng: text().notNull(),
  /** Place words joined by `|`, never null: one client refuses the whole list otherwise (known-payloads 3.1). */
  restaurantDesc: text().notNull(),
  orderSeq: integer().notNull(),
  useBeacon: yn().notNull().default('N'),
  engMenuYn: yn().notNull().default('N'),
  openWeekends: boolean().notNull(),
})

/** Serving hours of one restaurant: `opensAt` ≤ now < `closesAt`, both `HHmm`. */
export const mealTimes = pgTable(
  'meal_times',
  {
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    /** 1 아침, 2 점심, 3 저녁, 4 야식, 5 간식, 6 새벽식 (known-payloads 2.8). */
    menuMealType: text().notNull(),
    opensAt: text().notNull(),
    closesAt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.restaurantCode, t.menuMealType] })],
)

/** A serving place inside a restaurant: `E` and three letters or digits. */
export const halls = pgTable(
  'halls',
  {
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    hallNo: text().notNull(),
    hallName: text().notNull(),
    hallNameEng: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.restaurantCode, t.hallNo] })],
)

/** A counter of a hall. `menuCourseType` and hall name it on the wire, `courseTxt` is its label (`A:한식`). */
export const corners = pgTable(
  'corners',
  {
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    hallNo: text().notNull(),
    menuCourseType: text().notNull(),
    courseTxt: text().notNull(),
    /** Without the letter: `한식`. */
    cornerName: text().notNull(),
    cornerNameEng: text().notNull(),
    /** `L1` general, `T1` take-out. */
    salesType: text().$type<'L1' | 'T1'>().notNull(),
    orderSeq: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.restaurantCode, t.hallNo, t.menuCourseType] })],
)

/** The foods whose presence must be told, numbered as in Korean labelling rules, plus what members add. */
export const allergens = pgTable('allergens', {
  /** Two digits: 01…19 as in the labelling rules, 2x ours. */
  allergenCode: text().primaryKey(),
  allergenName: text().notNull(),
  allergenNameEng: text().notNull(),
})

const grams = () => numeric({ precision: 7, scale: 1, mode: 'number' })

/**
 * One recipe. `menuCode` is its ten-digit code. Grams, except sodium and calcium in milligrams. A null is "not
 * measured".
 */
export const dishes = pgTable('dishes', {
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

export const dishAllergens = pgTable(
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
export const dishStats = pgTable('dish_stats', {
  menuCode: text()
    .primaryKey()
    .references(() => dishes.menuCode),
  likeCnt: integer().notNull().default(0),
  evalCnt: integer().notNull().default(0),
  /** Sum of grades 1…5; the mean is `evalSum / evalCnt`. */
  evalSum: integer().notNull().default(0),
})

/** One course at one counter for one meal of one day. Its totals are the sums over `course_dishes`. */
export const courses = pgTable(
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
export const courseDishes = pgTable(
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

/** A challenge of the workplace. It runs on workdays from `startDt` to `endDt` and is completed with `goalDays` successful ones. */
export const challenges = pgTable('challenges', {
  chalnCode: text().primaryKey(),
  chalnNm: text().notNull(),
  chalnNmEng: text().notNull(),
  startDt: text().notNull(),
  endDt: text().notNull(),
  goalDays: smallint().notNull(),
})

export const challengeTeams = pgTable(
  'challenge_teams',
  {
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    teamSeq: smallint().notNull(),
    teamNm: text().notNull(),
    teamNmEng: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.teamSeq] })],
)

/** Steps of a team's average member on a day: what teams are ranked by. */
export const challengeTeamDays = pgTable(
  'challenge_team_days',
  {
    chalnCode: text().notNull(),
    teamSeq: smallint().notNull(),
    activityDt: text().notNull(),
    averageSteps: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chalnCode, t.activityDt, t.teamSeq] }),
    foreignKey({ name: 'challenge_team_days_team', columns: [t.chalnCode, t.teamSeq], foreignColumns: [challengeTeams.chalnCode, challengeTeams.teamSeq] }),
  ],
)

/** Who is in a team, as the others see them: name and picture, no member's key. */
export const challengeTeamMates = pgTable(
  'challenge_team_mates',
  {
    chalnCode: text().notNull(),
    teamSeq: smallint().notNull(),
    mateSeq: smallint().notNull(),
    nickName: text().notNull(),
    /** Default avatar 01…09. */
    usrImg: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chalnCode, t.teamSeq, t.mateSeq] }),
    foreignKey({ name: 'challenge_team_mates_team', columns: [t.chalnCode, t.teamSeq], foreignColumns: [challengeTeams.chalnCode, challengeTeams.teamSeq] }),
  ],
)
