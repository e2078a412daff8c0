import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { corners, mealTimes, memberRestaurants, restaurants, restDays } from '#server/domain/restaurant/schema.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { courseDishes, courses, dishes, dishStats, likedMenus } from './schema.ts'

export type Liked = Awaited<ReturnType<ReturnType<typeof likeQueries>['mine']>>[number]
/** A course of the member's restaurants that holds a liked dish. */
export type Serving = Awaited<ReturnType<ReturnType<typeof likeQueries>['servings']>>[number]

export function likeQueries(db: Db) {
  return {
    /**
     * Makes a member like a dish or not. Saying the same twice changes nothing, so the running total counts each member
     * once.
     *
     * @returns the likes of all members; undefined when there is no such dish
     */
    set: (hcId: string, menuCode: string, liked: boolean, now: Date): Promise<number | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [dish] = await tx
            .select({ menuCode: dishes.menuCode })
            .from(dishes)
            .where(eq(dishes.menuCode, menuCode))
          if (dish === undefined) return undefined
          const changed = liked
            ? await tx.insert(likedMenus).values({ hcId, menuCode, likedAt: now }).onConflictDoNothing().returning()
            : await tx
                .delete(likedMenus)
                .where(and(eq(likedMenus.hcId, hcId), eq(likedMenus.menuCode, menuCode)))
                .returning()
          const step = changed.length * (liked ? 1 : -1)
          const [stats] = await tx
            .insert(dishStats)
            .values({ menuCode, likeCnt: Math.max(step, 0) })
            .onConflictDoUpdate({
              target: dishStats.menuCode,
              set: { likeCnt: sql`greatest(${dishStats.likeCnt} + ${step}, 0)` },
            })
            .returning({ likeCnt: dishStats.likeCnt })
          return stats?.likeCnt ?? 0
        }),
      ),

    /** What a member likes, by name. */
    mine: (hcId: string) =>
      db
        .select({
          favSeq: likedMenus.favSeq,
          likedAt: likedMenus.likedAt,
          menuCode: dishes.menuCode,
          name: dishes.menuName,
          nameEng: dishes.menuNameEng,
          kcal: dishes.kcal,
        })
        .from(likedMenus)
        .innerJoin(dishes, eq(dishes.menuCode, likedMenus.menuCode))
        .where(eq(likedMenus.hcId, hcId))
        .orderBy(asc(dishes.menuName)),

    /**
     * Where liked dishes are still served from now to the day `to`, soonest first, the main restaurant before the
     * others.
     */
    servings: (hcId: string, now: SeoulNow, to: string) =>
      db
        .select({
          menuCode: dishes.menuCode,
          name: dishes.menuName,
          nameEng: dishes.menuNameEng,
          restaurantCode: courses.restaurantCode,
          restaurantName: restaurants.restaurantName,
          restaurantNameEng: restaurants.restaurantNameEng,
          menuDt: courses.menuDt,
          mealType: courses.menuMealType,
          hallNo: courses.hallNo,
          courseType: courses.menuCourseType,
          courseTxt: corners.courseTxt,
          photoCd: courses.photoCd,
          sumKcal: courseKcal,
        })
        .from(memberRestaurants)
        .innerJoin(
          courses,
          and(
            eq(courses.restaurantCode, memberRestaurants.restaurantCode),
            gte(courses.menuDt, now.day),
            lte(courses.menuDt, to),
          ),
        )
        .innerJoin(courseDishes, isOfCourse)
        .innerJoin(
          likedMenus,
          and(eq(likedMenus.hcId, memberRestaurants.hcId), eq(likedMenus.menuCode, courseDishes.menuCode)),
        )
        .innerJoin(dishes, eq(dishes.menuCode, courseDishes.menuCode))
        .innerJoin(restaurants, eq(restaurants.restaurantCode, courses.restaurantCode))
        .innerJoin(
          corners,
          and(
            eq(corners.restaurantCode, courses.restaurantCode),
            eq(corners.hallNo, courses.hallNo),
            eq(corners.menuCourseType, courses.menuCourseType),
          ),
        )
        .leftJoin(
          restDays,
          and(eq(restDays.restaurantCode, courses.restaurantCode), eq(restDays.restDt, courses.menuDt)),
        )
        .leftJoin(
          mealTimes,
          and(eq(mealTimes.restaurantCode, courses.restaurantCode), eq(mealTimes.menuMealType, courses.menuMealType)),
        )
        .where(
          and(
            eq(memberRestaurants.hcId, hcId),
            isNull(restDays.restDt),
            or(gt(courses.menuDt, now.day), isNull(mealTimes.closesAt), gt(mealTimes.closesAt, now.time)),
          ),
        )
        .orderBy(
          asc(courses.menuDt),
          asc(courses.menuMealType),
          desc(memberRestaurants.mainDiv),
          asc(memberRestaurants.orderSeq),
          asc(courses.orderSeq),
        ),

    /** Takes likes back by their numbers; what is not the member's is passed over. Returns how many there were. */
    remove: (hcId: string, numbers: readonly number[]): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const gone = await tx
            .delete(likedMenus)
            .where(and(eq(likedMenus.hcId, hcId), inArray(likedMenus.favSeq, [...numbers])))
            .returning({ menuCode: likedMenus.menuCode })
          if (gone.length === 0) return 0
          const codes = gone.map(({ menuCode }) => menuCode)
          await tx
            .update(dishStats)
            .set({ likeCnt: sql`greatest(${dishStats.likeCnt} - 1, 0)` })
            .where(inArray(dishStats.menuCode, codes))
          return gone.length
        }),
      ),
  }
}

const isOfCourse = and(
  eq(courseDishes.restaurantCode, courses.restaurantCode),
  eq(courseDishes.menuDt, courses.menuDt),
  eq(courseDishes.menuMealType, courses.menuMealType),
  eq(courseDishes.hallNo, courses.hallNo),
  eq(courseDishes.menuCourseType, courses.menuCourseType),
)

/** Of the whole course. */
const courseKcal = sql<number>`(
  select sum(dish.kcal) from ${courseDishes} as part join ${dishes} as dish on dish.menu_code = part.menu_code
  where part.restaurant_code = ${courses.restaurantCode} and part.menu_dt = ${courses.menuDt}
    and part.menu_meal_type = ${courses.menuMealType}
    and part.hall_no = ${courses.hallNo} and part.menu_course_type = ${courses.menuCourseType})`.mapWith(Number)
