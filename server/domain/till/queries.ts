/** Well Food lunches: what the course is on a day, and which were paid for (docs/decisions/283). */
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { seoulDayOf } from '#server/domain/challenge/day-values.queries.ts'
import { challengeMembers, challenges, challengeScores } from '#server/domain/challenge/schema.ts'
import { dishes } from '#server/domain/meal/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import { tillMeals, wellFoodDays } from './schema.ts'

export type WellFoodDay = Awaited<ReturnType<ReturnType<typeof tillQueries>['days']>>[number]

export function tillQueries(db: Db) {
  return {
    /**
     * The course of each day of a challenge, oldest first, and where the member had it; null where not, and where it
     * does not count: before they came in.
     */
    days: (hcId: string, chalnCode: string) =>
      db
        .select({
          menuDt: wellFoodDays.menuDt,
          sumKcal: wellFoodDays.sumKcal,
          menuName: dishes.menuName,
          menuNameEng: dishes.menuNameEng,
          restaurantCode: tillMeals.restaurantCode,
          restaurantName: restaurants.restaurantName,
          restaurantNameEng: restaurants.restaurantNameEng,
        })
        .from(wellFoodDays)
        .innerJoin(dishes, eq(dishes.menuCode, wellFoodDays.menuCode))
        .leftJoin(
          challengeMembers,
          and(eq(challengeMembers.chalnCode, wellFoodDays.chalnCode), eq(challengeMembers.hcId, hcId)),
        )
        .leftJoin(
          challengeScores,
          and(
            eq(challengeScores.chalnCode, wellFoodDays.chalnCode),
            eq(challengeScores.memberKey, challengeMembers.memberKey),
            eq(challengeScores.dayDt, wellFoodDays.menuDt),
            eq(challengeScores.successYn, 'Y'),
          ),
        )
        .leftJoin(
          tillMeals,
          and(eq(tillMeals.hcId, hcId), eq(tillMeals.menuDt, wellFoodDays.menuDt), isNotNull(challengeScores.dayDt)),
        )
        .leftJoin(restaurants, eq(restaurants.restaurantCode, tillMeals.restaurantCode))
        .where(eq(wellFoodDays.chalnCode, chalnCode))
        .orderBy(asc(wellFoodDays.menuDt)),

    /**
     * A lunch that was paid for. It counts in the challenges of that course that the member was in on its day, as long
     * as they are not settled.
     *
     * @returns whether it is the first of its day
     */
    count: (
      hcId: string,
      { menuDt, restaurantCode }: { menuDt: string; restaurantCode: string },
      today: string,
    ): Promise<boolean> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [made] = await tx
            .insert(tillMeals)
            .values({ hcId, menuDt, restaurantCode })
            .onConflictDoNothing()
            .returning()
          if (made === undefined) return false
          const seats = await tx
            .select({ chalnCode: challengeMembers.chalnCode, memberKey: challengeMembers.memberKey })
            .from(challengeMembers)
            .innerJoin(
              challenges,
              and(
                eq(challenges.chalnCode, challengeMembers.chalnCode),
                eq(challenges.kind, 'WF'),
                gt(challenges.settleDt, today),
              ),
            )
            .where(
              and(
                eq(challengeMembers.hcId, hcId),
                inArray(
                  challengeMembers.chalnCode,
                  tx
                    .select({ chalnCode: wellFoodDays.chalnCode })
                    .from(wellFoodDays)
                    .where(eq(wellFoodDays.menuDt, menuDt)),
                ),
                lte(challenges.startDt, menuDt),
                // A till may tell of a lunch late: of one before they joined, while they were away or after they quit.
                lte(seoulDayOf(sql`${challengeMembers.joinedAt}`), menuDt),
                or(isNull(challengeMembers.quitAt), gte(seoulDayOf(sql`${challengeMembers.quitAt}`), menuDt)),
                sql`${menuDt} <> all(${challengeMembers.awayDts})`,
              ),
            )
          const scores = seats.map((seat) => ({
            ...seat,
            dayDt: menuDt,
            rankVal: 0,
            dayVal: 1,
            successYn: 'Y' as const,
          }))
          if (scores.length > 0)
            await tx
              .insert(challengeScores)
              .values(scores)
              .onConflictDoUpdate({
                target: [challengeScores.chalnCode, challengeScores.memberKey, challengeScores.dayDt],
                set: { dayVal: sql`1`, successYn: 'Y' },
              })
          return true
        }),
      ),
  }
}
