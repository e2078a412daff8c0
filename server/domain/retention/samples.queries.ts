/** Samples of steps go when no day is made anew from them any more; what they came to stays. */
import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { clearInPieces } from '#server/db/pieces.ts'
import { firstSample } from '#server/domain/activity/samples.rules.ts'
import { dailyActivity, phoneDaySteps, phoneSteps } from '#server/domain/activity/schema.ts'
import { addDays } from '#server/seoul.ts'

/** Days that one statement looks at: a night has one, the first night all the others. */
const DAYS = 7

/**
 * Takes old samples of some members away. A platform whose own total of a day was never told leaves what its samples
 * came to, at most what the day showed: so the day can still be made when another platform is unlinked.
 *
 * @param today `YYYYMMDD`, Seoul
 */
export async function forgetSamples(db: Db, hcIds: readonly string[], today: string): Promise<void> {
  const before = firstSample(today)
  const own = inArray(phoneSteps.hcId, [...hcIds])
  for (;;) {
    const [first] = await db.execute<{ at: string }>(sql`
      select first.start_dt as at from json_array_elements_text(${JSON.stringify(hcIds)}::json) as member(hc_id),
        lateral (select start_dt from ${phoneSteps} where ${phoneSteps.hcId} = member.hc_id and start_dt < ${before}
          order by start_dt limit 1) as first
      order by 1 limit 1`)
    if (first === undefined) return
    const [from, until] = [first.at, earlier(before, `${addDays(first.at.slice(0, 8), DAYS)}000000`)]
    const isGoing = and(own, gte(phoneSteps.startDt, from), lt(phoneSteps.startDt, until))
    const day = sql`left(${phoneSteps.startDt}, 8)`
    await db.execute(sql`
      insert into ${phoneDaySteps} (hc_id, origin, activity_dt, steps)
      select ${phoneSteps.hcId}, ${phoneSteps.origin}, ${dailyActivity.activityDt},
        least(max(${dailyActivity.steps}), sum(${phoneSteps.steps}))::int
      from ${phoneSteps} join ${dailyActivity}
        on ${dailyActivity.hcId} = ${phoneSteps.hcId} and ${dailyActivity.activityDt} = ${day}
      where ${isGoing} and ${dailyActivity.steps} > 0 and ${phoneSteps.steps} > 0
      group by 1, 2, 3 order by 1, 2, 3
      on conflict do nothing`)
    await clearInPieces(db, phoneSteps, isGoing)
  }
}

const earlier = (one: string, other: string): string => (one < other ? one : other)
