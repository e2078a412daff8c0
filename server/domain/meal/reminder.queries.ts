/** Telling members what there is for lunch, before it is served. */
import { and, asc, between, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { alarms, pushSettings } from '#server/domain/notice/schema.ts'
import type { TimeSpan } from '#server/domain/notice/span.rules.ts'
import { mealTimes, memberRestaurants, restaurants, restDays } from '#server/domain/restaurant/schema.ts'
import { keyOfLunch, type Lunch, lunchWords } from './reminder.rules.ts'
import { courseDishes, courses, dishes, likedMenus } from './schema.ts'

const LUNCH = '2'

/** A set names its main dish and the one beside it. */
const mainOf = (setName: string): string => setName.split('&')[0]?.trim() ?? ''

type Eater = { hcId: string; restaurantCode: string }

export function lunchReminderQueries(db: Db) {
  return {
    /**
     * What the restaurants serve whose lunch begins in the span, by their codes; one that rests that day serves
     * nothing.
     */
    lunches: async ({ day, from, to }: TimeSpan): Promise<Map<string, Lunch>> => {
      const isHere = and(
        eq(mealTimes.restaurantCode, courses.restaurantCode),
        eq(mealTimes.menuMealType, courses.menuMealType),
      )
      const isRest = and(eq(restDays.restaurantCode, courses.restaurantCode), eq(restDays.restDt, courses.menuDt))
      const rows = await db
        .select({
          code: courses.restaurantCode,
          place: restaurants.restaurantName,
          placeEng: restaurants.restaurantNameEng,
          name: courses.setName,
          nameEng: courses.setNameEng,
        })
        .from(courses)
        .innerJoin(mealTimes, isHere)
        .innerJoin(restaurants, eq(restaurants.restaurantCode, courses.restaurantCode))
        .leftJoin(restDays, isRest)
        .where(
          and(
            eq(courses.menuDt, day),
            eq(courses.menuMealType, LUNCH),
            between(mealTimes.opensAt, from, to),
            isNull(restDays.restDt),
          ),
        )
        .orderBy(asc(courses.restaurantCode), asc(courses.orderSeq))
      const places = Map.groupBy(rows, ({ code }) => code)
      const served =
        places.size === 0
          ? []
          : await db
              .select({
                code: courseDishes.restaurantCode,
                menuCode: dishes.menuCode,
                ko: dishes.menuName,
                en: dishes.menuNameEng,
              })
              .from(courseDishes)
              .innerJoin(dishes, eq(dishes.menuCode, courseDishes.menuCode))
              .where(
                and(
                  inArray(courseDishes.restaurantCode, [...places.keys()]),
                  eq(courseDishes.menuDt, day),
                  eq(courseDishes.menuMealType, LUNCH),
                ),
              )
              .orderBy(asc(courseDishes.hallNo), asc(courseDishes.menuCourseType), asc(courseDishes.dishSeq))
      const dishesOf = (place: string) =>
        new Map(
          served.flatMap(({ code, menuCode, ko, en }) => (code === place ? [[menuCode, { ko, en: en ?? ko }]] : [])),
        )
      return new Map(
        [...places].map(([code, here]) => [
          code,
          {
            place: { ko: here[0]?.place ?? '', en: here[0]?.placeEng ?? '' },
            courses: here.map(({ name, nameEng }) => ({ ko: mainOf(name), en: mainOf(nameEng) })),
            dishes: dishesOf(code),
          },
        ]),
      )
    },

    /**
     * The next members who have their lunch at one of these restaurants, want to be told and were not yet that day, in
     * the order of their keys.
     *
     * @param after the last one of the page before
     */
    owed: (after: Pick<Eater, 'hcId'>, codes: readonly string[], day: string, limit: number): Promise<Eater[]> =>
      db
        .select({ hcId: memberRestaurants.hcId, restaurantCode: memberRestaurants.restaurantCode })
        .from(memberRestaurants)
        .leftJoin(pushSettings, and(eq(pushSettings.hcId, memberRestaurants.hcId), eq(pushSettings.pushType, 'menu')))
        .leftJoin(alarms, and(eq(alarms.hcId, memberRestaurants.hcId), eq(alarms.sourceKey, keyOfLunch(day))))
        .where(
          and(
            gt(memberRestaurants.hcId, after.hcId),
            inArray(memberRestaurants.restaurantCode, [...codes]),
            eq(memberRestaurants.mainDiv, 'Y'),
            // Most of those who are not told do not want it: they are not looked at again with every minute.
            sql`coalesce(${pushSettings.useYn}, 'Y') = 'Y'`,
            isNull(alarms.alarmSeq),
          ),
        )
        .orderBy(asc(memberRestaurants.hcId))
        .limit(limit),

    /** Tells one member, once a day, whoever else is at it. */
    notify: async (hcId: string, lunch: Lunch, day: string, now: Date): Promise<void> => {
      const likes = await db.select({ menuCode: likedMenus.menuCode }).from(likedMenus).where(eq(likedMenus.hcId, hcId))
      const isLiked = new Set(likes.map(({ menuCode }) => menuCode))
      const liked = [...lunch.dishes].find(([menuCode]) => isLiked.has(menuCode))?.[1]
      const notice = { sourceKey: keyOfLunch(day), route: 'menuTodayMenu', text: lunchWords(lunch, liked) }
      await retrying(() => db.transaction((tx) => notify(tx, hcId, 'menu', notice, now)))
    },
  }
}
