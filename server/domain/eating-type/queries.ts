import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { memberTargets } from '#server/domain/goal/schema.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import type { EatenFood } from './rules.ts'

export function eatingTypeQueries(db: Db) {
  return {
    /** What was eaten between two days, the main dish of a course standing for it. */
    eaten: (hcId: string, from: string, to: string): Promise<EatenFood[]> =>
      db
        .select({
          day: sql<string>`left(${intakeRecords.eatDt}, 8)`,
          eatDt: intakeRecords.eatDt,
          mealType: intakeRecords.mealType,
          kcal: intakeRecords.kcal,
          sodiumMg: intakeRecords.sodiumMg,
          dish: sql<string>`coalesce(split_part(${intakeRecords.dishTxt}, ',', 1), ${intakeRecords.foodName})`,
        })
        .from(intakeRecords)
        .where(
          and(
            eq(intakeRecords.hcId, hcId),
            gte(intakeRecords.eatDt, `${from}000000`),
            lte(intakeRecords.eatDt, `${to}235959`),
          ),
        ),

    who: async (hcId: string): Promise<{ nickName: string; goal: number | null }> => {
      const [row] = await db
        .select({ nickName: members.nickName, goal: memberTargets.eatKcalGoal })
        .from(members)
        .leftJoin(memberTargets, eq(memberTargets.hcId, members.hcId))
        .where(eq(members.hcId, hcId))
      return row ?? { nickName: '', goal: null }
    },
  }
}
