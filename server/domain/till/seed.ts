/** The Well Food course of every day that counts, and the till's record of what was counted already. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { challengeDays, challengeMembers, challenges, challengeScores } from '#server/domain/challenge/schema.ts'
import { dishNamed } from '#server/domain/meal/seed/dishes.ts'
import { RESTAURANTS } from '#server/domain/restaurant/seed.ts'
import { daysBetween } from '#server/seoul.ts'
import { tillMeals, wellFoodDays } from './schema.ts'

/** Main dishes in turn, and what the whole course comes to. */
const COURSES = (
  [
    ['닭가슴살샐러드', 512],
    ['연어포케', 566],
    ['메밀막국수', 545],
    ['두부두루치기', 531],
    ['고등어구이', 560],
    ['두부곡물샐러드', 498],
    ['꼬막비빔밥', 588],
  ] as const
).map(([name, sumKcal]) => ({ menuCode: dishNamed(name).menuCode, sumKcal }))

export const seed: NounSeed = {
  shared: plan,
  day: (db) => plan(db),
  /** Who is seeded with days of a challenge has had lunch on them. */
  person: async (tx, { hcId }) => {
    const counted = await tx
      .select({ menuDt: challengeScores.dayDt })
      .from(challengeMembers)
      .innerJoin(challenges, and(eq(challenges.chalnCode, challengeMembers.chalnCode), eq(challenges.kind, 'WF')))
      .innerJoin(
        challengeScores,
        and(
          eq(challengeScores.chalnCode, challengeMembers.chalnCode),
          eq(challengeScores.memberKey, challengeMembers.memberKey),
          eq(challengeScores.successYn, 'Y'),
        ),
      )
      .where(eq(challengeMembers.hcId, hcId))
    await insertMany(
      tx,
      tillMeals,
      counted.map((day) => ({ hcId, ...day, restaurantCode: RESTAURANTS[0].restaurantCode })),
    )
  },
}

/** Days that have no course yet: all of them at first, and those of a new challenge. */
async function plan(tx: Queryable): Promise<void> {
  const days = await tx
    .select({ chalnCode: challengeDays.chalnCode, menuDt: challengeDays.dayDt })
    .from(challengeDays)
    .innerJoin(challenges, and(eq(challenges.chalnCode, challengeDays.chalnCode), eq(challenges.kind, 'WF')))
    .leftJoin(
      wellFoodDays,
      and(eq(wellFoodDays.chalnCode, challengeDays.chalnCode), eq(wellFoodDays.menuDt, challengeDays.dayDt)),
    )
    .where(isNull(wellFoodDays.menuDt))
  await insertMany(
    tx,
    wellFoodDays,
    days.map((day) => ({ ...day, ...courseOf(day.menuDt) })),
  )
}

function courseOf(day: string) {
  const course = COURSES[daysBetween('20260101', day) % COURSES.length]
  if (course === undefined) throw new Error(`No course on ${day}`)
  return course
}
