/** Courses that a member ate and may rate, and what the member said of them. */
import { and, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { courseDishes, courses, dishes, dishStats, likedMenus } from '#server/domain/meal/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { corners, restaurants } from '#server/domain/restaurant/schema.ts'
import { difference, spoken } from './rules.ts'
import { mealReviews } from './schema.ts'

export type NewReview = { menuId: string; grade: number; words: string | null }
export type Eaten = Awaited<ReturnType<typeof eatenCourses>>[number]

/** A part of the record's `menuId`: hall, day, meal, course, restaurant. */
const part = (at: number): SQL<string> => sql`split_part(${intakeRecords.menuId}, '_', ${sql.raw(String(at))})`

const isOfRecord = and(
  eq(courses.restaurantCode, part(5)),
  eq(courses.menuDt, part(2)),
  eq(courses.menuMealType, part(3)),
  eq(courses.hallNo, part(1)),
  eq(courses.menuCourseType, part(4)),
)
const isMainDish = and(
  eq(courseDishes.restaurantCode, courses.restaurantCode),
  eq(courseDishes.menuDt, courses.menuDt),
  eq(courseDishes.menuMealType, courses.menuMealType),
  eq(courseDishes.hallNo, courses.hallNo),
  eq(courseDishes.menuCourseType, courses.menuCourseType),
  eq(courseDishes.dishSeq, 1),
)

/**
 * Recorded courses of the menu with the member's own grade, latest first. A course that the kitchen has taken off the
 * menu is none.
 */
export function eatenCourses(db: Queryable, hcId: string, which?: SQL) {
  return db
    .select({
      menuId: sql<string>`${intakeRecords.menuId}`,
      restaurantCode: courses.restaurantCode,
      menuDt: courses.menuDt,
      mealType: courses.menuMealType,
      hallNo: courses.hallNo,
      courseType: courses.menuCourseType,
      photoCd: courses.photoCd,
      restaurantName: restaurants.restaurantName,
      courseTxt: corners.courseTxt,
      menuCode: dishes.menuCode,
      name: dishes.menuName,
      nameEng: dishes.menuNameEng,
      dishTxt: intakeRecords.dishTxt,
      liked: sql<boolean>`${likedMenus.menuCode} is not null`,
      grade: mealReviews.grade,
      words: mealReviews.words,
    })
    .from(intakeRecords)
    .innerJoin(courses, isOfRecord)
    .innerJoin(restaurants, eq(restaurants.restaurantCode, courses.restaurantCode))
    .innerJoin(
      corners,
      and(
        eq(corners.restaurantCode, courses.restaurantCode),
        eq(corners.hallNo, courses.hallNo),
        eq(corners.menuCourseType, courses.menuCourseType),
      ),
    )
    .innerJoin(courseDishes, isMainDish)
    .innerJoin(dishes, eq(dishes.menuCode, courseDishes.menuCode))
    .leftJoin(likedMenus, and(eq(likedMenus.hcId, intakeRecords.hcId), eq(likedMenus.menuCode, dishes.menuCode)))
    .leftJoin(mealReviews, and(eq(mealReviews.hcId, intakeRecords.hcId), eq(mealReviews.menuId, intakeRecords.menuId)))
    .where(and(eq(intakeRecords.hcId, hcId), which))
    .orderBy(desc(courses.menuDt), desc(intakeRecords.eatDt), desc(intakeRecords.hcUclSeqNo))
}

export function reviewQueries(db: Db) {
  return {
    /** Courses of the menus from `from` to `to` that the member ate. Nobody eats a course before its day. */
    recent: (hcId: string, from: string, to: string): Promise<Eaten[]> =>
      eatenCourses(
        db,
        hcId,
        and(gte(intakeRecords.eatDt, `${from}000000`), gte(courses.menuDt, from), sql`${courses.menuDt} <= ${to}`),
      ),

    /**
     * Keeps grades, all or none; a course that was graded before gets the new one. The sums of its dish hold the member
     * once, and move by the difference of what the member says of it.
     *
     * @returns false when a course of them was not eaten by the member
     */
    save: (hcId: string, reviews: readonly NewReview[], now: Date): Promise<boolean> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const ids = reviews.map(({ menuId }) => menuId)
          const eaten = new Map(
            (await eatenCourses(tx, hcId, inArray(intakeRecords.menuId, ids))).map((course) => [
              course.menuId,
              course.menuCode,
            ]),
          )
          const rows = reviews.flatMap((review) => {
            const menuCode = eaten.get(review.menuId)
            return menuCode === undefined ? [] : [{ hcId, ...review, menuCode, savedAt: now }]
          })
          if (rows.length < reviews.length) return false
          const isMine = eq(mealReviews.hcId, hcId)
          // A course may have had another main dish when it was graded first.
          const codesBefore = tx
            .select({ menuCode: mealReviews.menuCode })
            .from(mealReviews)
            .where(and(isMine, inArray(mealReviews.menuId, ids)))
          const before = await tx
            .select({ menuId: mealReviews.menuId, menuCode: mealReviews.menuCode, grade: mealReviews.grade })
            .from(mealReviews)
            .where(
              and(
                isMine,
                or(
                  inArray(
                    mealReviews.menuCode,
                    rows.map(({ menuCode }) => menuCode),
                  ),
                  inArray(mealReviews.menuCode, codesBefore),
                ),
              ),
            )
          await upsertMany(tx, mealReviews, rows, ['hcId', 'menuId'])
          const after = [...before.filter(({ menuId }) => !ids.includes(menuId)), ...rows]
          await moveStats(tx, difference(spoken(before), spoken(after)))
          return true
        }),
      ),
  }
}

async function moveStats(
  tx: Queryable,
  moved: readonly { menuCode: string; cnt: number; sum: number }[],
): Promise<void> {
  if (moved.length === 0) return
  const rows = moved.map(({ menuCode: code, cnt, sum: total }) => ({ code, cnt, total }))
  await tx.execute(sql`
    insert into ${dishStats} (menu_code, eval_cnt, eval_sum)
    select code, cnt, total from json_to_recordset(${JSON.stringify(rows)}::json)
      as moved(code text, cnt integer, total integer)
    on conflict (menu_code) do update set eval_cnt = greatest(${dishStats.evalCnt} + excluded.eval_cnt, 0),
      eval_sum = greatest(${dishStats.evalSum} + excluded.eval_sum, 0)`)
}
