/** Reads courses with their dishes: one statement whatever is asked for (docs/decisions/130). */
import { and, asc, type Column, eq, getTableColumns, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { corners, restaurants, restDays } from '#server/domain/restaurant/schema.ts'
import type { Course, Dish } from './course.rules.ts'
import { courseDishes, courses, dishAllergens, dishes, dishStats, likedMenus } from './schema.ts'

export type CourseFilter = {
  restaurantCode: string
  menuDt: string
  /** All meals of the day when left out. */
  mealType?: string
  /** Both or none: one counter of one hall. */
  hallNo?: string
  courseType?: string
}

const param = sql.placeholder

/** A restaurant that rests on a day serves nothing, whatever was planned for it. */
const isOpen = sql`not exists (
  select 1 from ${restDays}
  where ${qualified(restDays.restaurantCode)} = ${qualified(courses.restaurantCode)}
    and ${qualified(restDays.restDt)} = ${qualified(courses.menuDt)})`

/** With its table, which drizzle leaves out where a query reads one table; both of these have a `restaurant_code`. */
function qualified(column: Column): SQL {
  return sql`${column.table}.${sql.identifier(toSnakeCase(column.name))}`
}

/**
 * The filter as a condition; '' lets everything through, so that one statement serves a day, a meal and a single
 * course.
 */
const isAsked = and(
  eq(courses.restaurantCode, param('restaurantCode')),
  eq(courses.menuDt, param('menuDt')),
  or(sql`${param('mealType')}::text = ''`, eq(courses.menuMealType, param('mealType'))),
  or(sql`${param('hallNo')}::text = ''`, eq(courses.hallNo, param('hallNo'))),
  or(sql`${param('courseType')}::text = ''`, eq(courses.menuCourseType, param('courseType'))),
  isOpen,
)

/** What a dish is made of, under the names of `Dish`. A dish that nobody has rated or liked has no row of totals. */
const dishFields: { [Key in keyof Dish]: SQL | Column } = {
  menuCode: dishes.menuCode,
  name: dishes.menuName,
  nameEng: dishes.menuNameEng,
  kcal: dishes.kcal,
  cho: dishes.cho,
  protein: dishes.protein,
  fat: dishes.fat,
  sugar: dishes.sugar,
  fib: dishes.fib,
  na: dishes.na,
  calcium: dishes.calcium,
  allergensKnown: dishes.allergensKnown,
  allergenCodes: sql`array(select ${dishAllergens.allergenCode} from ${dishAllergens}
    where ${dishAllergens.menuCode} = ${dishes.menuCode} order by ${dishAllergens.allergenCode})`,
  likeCnt: sql`coalesce(${dishStats.likeCnt}, 0)`,
  evalCnt: sql`coalesce(${dishStats.evalCnt}, 0)`,
  evalSum: sql`coalesce(${dishStats.evalSum}, 0)`,
  likedByMe: sql`${likedMenus.hcId} is not null`,
}

/** The dishes of a row of `courses` in tray order, as the member sees them; null when none are entered yet. */
function trayOf() {
  const values = sql.join(
    Object.values(dishFields).map((field) => sql`${field}`),
    sql`, `,
  )
  // Values without their names: for a whole day those would be a fifth of the statement's time.
  return sql<Course['dishes'] | null>`(
    select json_agg(json_build_array(${values}) order by ${courseDishes.dishSeq})
    from ${courseDishes}
    join ${dishes} on ${dishes.menuCode} = ${courseDishes.menuCode}
    left join ${dishStats} on ${dishStats.menuCode} = ${courseDishes.menuCode}
    left join ${likedMenus}
      on ${likedMenus.hcId} = ${param('hcId')} and ${likedMenus.menuCode} = ${courseDishes.menuCode}
    where ${courseDishes.restaurantCode} = ${courses.restaurantCode} and ${courseDishes.menuDt} = ${courses.menuDt}
      and ${courseDishes.menuMealType} = ${courses.menuMealType} and ${courseDishes.hallNo} = ${courses.hallNo}
      and ${courseDishes.menuCourseType} = ${courses.menuCourseType})`.mapWith(readTray)
}

const dishNames = Object.keys(dishFields)

// The driver has parsed the JSON; its values stand in the order of `dishFields`, at least one dish to a tray that is
// there.
function readTray(tray: unknown[][]): Course['dishes'] {
  return tray.map((values) => {
    const dish: Record<string, unknown> = {}
    for (let index = 0; index < values.length; index += 1) dish[dishNames[index] ?? ''] = values[index]
    return dish
  }) as Course['dishes']
}

function courseRows(db: Db) {
  const { menuMealType, menuCourseType, ...own } = getTableColumns(courses)
  const fields = {
    ...own,
    mealType: menuMealType,
    courseType: menuCourseType,
    courseTxt: corners.courseTxt,
    cornerName: corners.cornerName,
    cornerNameEng: corners.cornerNameEng,
    salesType: corners.salesType,
    restaurantName: restaurants.restaurantName,
    engMenuYn: restaurants.engMenuYn,
    dishes: trayOf(),
  }
  const isCorner = and(
    eq(corners.restaurantCode, courses.restaurantCode),
    eq(corners.hallNo, courses.hallNo),
    eq(corners.menuCourseType, courses.menuCourseType),
  )
  const query = db
    .select(fields)
    .from(courses)
    .innerJoin(restaurants, eq(restaurants.restaurantCode, courses.restaurantCode))
    .innerJoin(corners, isCorner)
    .where(isAsked)
    .orderBy(asc(courses.menuMealType), asc(courses.orderSeq))
  return compiled(db, fields, query)
}

export function courseQueries(db: Db) {
  const readCourses = courseRows(db)

  const day = { menuDt: courses.menuDt }
  const isNear = and(
    eq(courses.restaurantCode, param('restaurantCode')),
    gte(courses.menuDt, param('from')),
    lte(courses.menuDt, param('to')),
    isOpen,
  )
  const readServedDays = compiled(db, day, db.selectDistinct(day).from(courses).where(isNear))

  const meal = { menuDt: courses.menuDt, mealType: courses.menuMealType }
  const readServed = compiled(db, meal, db.selectDistinct(meal).from(courses).where(isNear))

  return {
    /** Courses in the order of meal time and screen. A course whose dishes are not entered yet is left out. */
    courses: async (filter: CourseFilter, hcId: string): Promise<Course[]> => {
      const { restaurantCode, menuDt, mealType = '', hallNo = '', courseType = '' } = filter
      const found = await readCourses({ restaurantCode, menuDt, mealType, hallNo, courseType, hcId })
      return found.flatMap(({ dishes: tray, ...course }) => (tray === null ? [] : [{ ...course, dishes: tray }]))
    },
    /** Days from `from` to `to` on which the restaurant serves anything. */
    servedDays: async (restaurantCode: string, from: string, to: string): Promise<Set<string>> =>
      new Set((await readServedDays({ restaurantCode, from, to })).map((row) => row.menuDt)),
    /** Which meals a restaurant serves on the days from `from` to `to`. */
    servedMeals: (restaurantCode: string, from: string, to: string): Promise<{ menuDt: string; mealType: string }[]> =>
      readServed({ restaurantCode, from, to }),
    /** Restaurants that serve anything on a day. */
    openOn: async (day: string): Promise<Set<string>> => {
      const rows = await db
        .selectDistinct({ code: courses.restaurantCode })
        .from(courses)
        .where(and(eq(courses.menuDt, day), isOpen))
      return new Set(rows.map((row) => row.code))
    },
  }
}
