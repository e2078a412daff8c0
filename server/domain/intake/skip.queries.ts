/** Meals that a member says were skipped. Foods end the mark by themselves: `recountEaten`. */
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/domain/member/schema.ts'
import { intakeRecords, skippedMeals } from './schema.ts'

export type MealOfDay = { baseDt: string; mealType: string }

export function skipQueries(db: Db) {
  const isFood = (hcId: string, { baseDt, mealType }: MealOfDay) =>
    and(
      eq(intakeRecords.hcId, hcId),
      eq(intakeRecords.mealType, mealType),
      gte(intakeRecords.eatDt, `${baseDt}000000`),
      lte(intakeRecords.eatDt, `${baseDt}235959`),
    )
  const isMark = (hcId: string, { baseDt, mealType }: MealOfDay) =>
    and(eq(skippedMeals.hcId, hcId), eq(skippedMeals.baseDt, baseDt), eq(skippedMeals.mealType, mealType))

  return {
    /** How many foods a meal has, and whether it was said to be skipped. */
    read: async (hcId: string, meal: MealOfDay): Promise<{ foods: number; skipped: boolean }> => {
      const [row] = await db
        .select({
          foods: sql<number>`(select count(*) from ${intakeRecords} where ${isFood(hcId, meal)})`.mapWith(Number),
          skipped: sql<boolean>`exists (select 1 from ${skippedMeals} where ${isMark(hcId, meal)})`.mapWith(Boolean),
        })
        .from(members)
        .where(eq(members.hcId, hcId))
      return row ?? { foods: 0, skipped: false }
    },

    /** Marks a meal as skipped; again changes nothing. False when it has foods: nothing is marked then. */
    mark: (hcId: string, meal: MealOfDay): Promise<boolean> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const [food] = await tx
            .select({ number: intakeRecords.hcUclSeqNo })
            .from(intakeRecords)
            .where(isFood(hcId, meal))
            .limit(1)
          if (food !== undefined) return false
          await tx
            .insert(skippedMeals)
            .values({ hcId, ...meal })
            .onConflictDoNothing()
          return true
        }),
      ),

    /** Takes the mark back. Returns how many there were: one or none. */
    unmark: async (hcId: string, meal: MealOfDay): Promise<number> =>
      (await db.delete(skippedMeals).where(isMark(hcId, meal)).returning({ mealType: skippedMeals.mealType })).length,
  }
}
