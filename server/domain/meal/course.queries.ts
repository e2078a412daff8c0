/** Reads courses with their dishes. Two statements whatever is asked for: the courses, and all their dishes at once. */
import { and, asc, eq, getTableColumns, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { corners, restaurants } from '#server/domain/restaurant/schema.ts'
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

/** The filter as a condition; '' lets everything through, so that one statement serves a day, a meal and a single course. */
function matches(table: typeof courses | typeof courseDishes): SQL | undefined {
  return and(
    eq(table.restaurantCode, param('restaurantCode')),
    eq(table.menuDt, param('menuDt')),
    or(sql`${param('mealType')}::text = ''`, eq(table.menuMealType, param('mealType'))),
    or(sql`${param('hallNo')}::text = ''`, eq(table.hallNo, param('hallNo'))),
    or(sql`${param('courseType')}::text = ''`, eq(table.menuCourseType, param('courseType'))),
  )
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
    .where(matches(courses))
    .orderBy(asc(courses.menuMealType), asc(courses.orderSeq))
  return compiled(db, fields, query)
}

function dishRows(db: Db) {
  const { menuName, menuNameEng, ...own } = getTableColumns(dishes)
  const fields = {
    ...own,
    name: menuName,
    nameEng: menuNameEng,
    mealType: courseDishes.menuMealType,
    hallNo: courseDishes.hallNo,
    courseType: courseDishes.menuCourseType,
    // One text per dish; a join would repeat every dish for each of its allergens.
    allergenCodes: sql<string | null>`(select string_agg(${dishAllergens.allergenCode}, ',' order by ${dishAllergens.allergenCode})
      from ${dishAllergens} where ${dishAllergens.menuCode} = ${dishes.menuCode})`,
    likeCnt: dishStats.likeCnt,
    evalCnt: dishStats.evalCnt,
    evalSum: dishStats.evalSum,
    likedBy: likedMenus.hcId,
  }
  const query = db
    .select(fields)
    .from(courseDishes)
    .innerJoin(dishes, eq(dishes.menuCode, courseDishes.menuCode))
    .leftJoin(dishStats, eq(dishStats.menuCode, courseDishes.menuCode))
    .leftJoin(likedMenus, and(eq(likedMenus.hcId, param('hcId')), eq(likedMenus.menuCode, courseDishes.menuCode)))
    .where(matches(courseDishes))
    .orderBy(asc(courseDishes.dishSeq))
  return compiled(db, fields, query)
}

export function courseQueries(db: Db) {
  const readCourses = courseRows(db)
  const readDishes = dishRows(db)

  const day = { menuDt: courses.menuDt }
  const isNear = and(
    eq(courses.restaurantCode, param('restaurantCode')),
    gte(courses.menuDt, param('from')),
    lte(courses.menuDt, param('to')),
  )
  const readServedDays = compiled(db, day, db.selectDistinct(day).from(courses).where(isNear))

  const meal = { menuDt: courses.menuDt, mealType: courses.menuMealType }
  const readServed = compiled(db, meal, db.selectDistinct(meal).from(courses).where(isNear))

  return {
    /** Courses in the order of meal time and screen. A course whose dishes are not entered yet is left out. */
    courses: async (filter: CourseFilter, hcId: string): Promise<Course[]> => {
      const { restaurantCode, menuDt, mealType = '', hallNo = '', courseType = '' } = filter
      const values = { restaurantCode, menuDt, mealType, hallNo, courseType, hcId }
      const [found, onTrays] = await Promise.all([readCourses(values), readDishes(values)])
      const trays = Map.groupBy(onTrays, (row) => `${row.mealType} ${row.hallNo} ${row.courseType}`)
      return found.flatMap((course) => {
        const [first, ...sides] = (trays.get(`${course.mealType} ${course.hallNo} ${course.courseType}`) ?? []).map(toDish)
        return first === undefined ? [] : [{ ...course, dishes: [first, ...sides] }]
      })
    },
    /** Days from `from` to `to` on which the restaurant serves anything. */
    servedDays: async (restaurantCode: string, from: string, to: string): Promise<Set<string>> =>
      new Set((await readServedDays({ restaurantCode, from, to })).map((row) => row.menuDt)),
    /** Which meals a restaurant serves on the days from `from` to `to`. */
    servedMeals: (restaurantCode: string, from: string, to: string): Promise<{ menuDt: string; mealType: string }[]> =>
      readServed({ restaurantCode, from, to }),
    /** Restaurants that serve anything on a day. */
    openOn: async (day: string): Promise<Set<string>> => {
      const rows = await db.selectDistinct({ code: courses.restaurantCode }).from(courses).where(eq(courses.menuDt, day))
      return new Set(rows.map((row) => row.code))
    },
  }
}

type DishRow = Omit<Dish, 'allergenCodes' | 'likeCnt' | 'evalCnt' | 'evalSum' | 'likedByMe'> & {
  allergenCodes: string | null
  likeCnt: number | null
  evalCnt: number | null
  evalSum: number | null
  likedBy: string | null
}

function toDish({ allergenCodes, likeCnt, evalCnt, evalSum, likedBy, ...dish }: DishRow): Dish {
  return {
    ...dish,
    allergenCodes: allergenCodes?.split(',') ?? [],
    likeCnt: likeCnt ?? 0,
    evalCnt: evalCnt ?? 0,
    evalSum: evalSum ?? 0,
    likedByMe: likedBy !== null,
  }
}
