import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { alarms, dailyActivity, members, memberTargets, stepReadings } from '#server/db/schema/member.ts'
import { courses } from '#server/db/schema/reference.ts'
import type { StepReading } from './steps.ts'

const param = sql.placeholder

export function mainQueries(db: Db) {
  const head = {
    nickName: members.nickName,
    steps: dailyActivity.steps,
    eatenKcal: dailyActivity.eatenKcal,
    burnedKcal: dailyActivity.burnedKcal,
    stepGoal: memberTargets.stepGoal,
    eatKcalGoal: memberTargets.eatKcalGoal,
    burnKcalGoal: memberTargets.burnKcalGoal,
    unread: sql<number>`(select count(*) from ${alarms} where ${alarms.hcId} = ${members.hcId} and ${alarms.readAt} is null)`.mapWith(Number),
  }
  const readHead = compiled(
    db,
    head,
    db
      .select(head)
      .from(members)
      .leftJoin(dailyActivity, and(eq(dailyActivity.hcId, members.hcId), eq(dailyActivity.activityDt, param('today'))))
      .leftJoin(memberTargets, eq(memberTargets.hcId, members.hcId))
      .where(eq(members.hcId, param('hcId'))),
  )

  const reading = { readAt: stepReadings.readAt, steps: stepReadings.steps }
  const readSteps = compiled(
    db,
    reading,
    db
      .select(reading)
      .from(stepReadings)
      .where(and(eq(stepReadings.hcId, param('hcId')), eq(stepReadings.activityDt, param('day'))))
      .orderBy(asc(stepReadings.readAt)),
  )

  const meal = { menuDt: courses.menuDt, mealType: courses.menuMealType }
  const isNear = and(
    eq(courses.restaurantCode, param('restaurantCode')),
    gte(courses.menuDt, param('from')),
    lte(courses.menuDt, param('to')),
  )
  const readServed = compiled(db, meal, db.selectDistinct(meal).from(courses).where(isNear))

  return {
    /** Name, unread notices, today's activity and goals in one row; undefined when the member has left. */
    head: async (hcId: string, today: string) => (await readHead({ hcId, today }))[0],
    /** What was read over a day, in order of time. */
    stepReadings: (hcId: string, day: string): Promise<StepReading[]> => readSteps({ hcId, day }),
    /** Which meals a restaurant serves on the days from `from` to `to`. */
    servedMeals: (restaurantCode: string, from: string, to: string): Promise<{ menuDt: string; mealType: string }[]> =>
      readServed({ restaurantCode, from, to }),
    /** Notices, newest first. */
    alarms: (hcId: string) => db.select().from(alarms).where(eq(alarms.hcId, hcId)).orderBy(desc(alarms.alarmSeq)),
  }
}
