import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { memberTargets } from '#server/domain/goal/schema.ts'
import { reckoned } from '#server/domain/member/reckoned.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { advised, ageOn } from '#server/domain/nutrition/advised.rules.ts'

export function advisedQueries(db: Db) {
  return {
    /** What is advised to a member for a day, and who that is. @throws when the member has left */
    of: async (hcId: string, day: string) => {
      const [row] = await db
        .select({
          gender: members.gender,
          birthdayYear: members.birthdayYear,
          birthdayMonth: members.birthdayMonth,
          birthdayDay: members.birthdayDay,
          goal: memberTargets.eatKcalGoal,
        })
        .from(members)
        .leftJoin(memberTargets, eq(memberTargets.hcId, members.hcId))
        .where(eq(members.hcId, hcId))
      if (row === undefined) throw new Error(`No member ${hcId}`)
      const { gender, ...born } = reckoned(row)
      const who = { gender, age: ageOn(born, day) }
      return { ...who, goal: row.goal, advised: advised(who, row.goal) }
    },
  }
}
