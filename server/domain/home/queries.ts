import { and, eq, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { memberTargets } from '#server/domain/goal/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'

const param = sql.placeholder

export function homeQueries(db: Db) {
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

  return {
    /** Name, unread notices, today's activity and goals in one row; undefined when the member has left. */
    head: async (hcId: string, today: string) => (await readHead({ hcId, today }))[0],
  }
}
