/** Exercises that have been deleted on the phone. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { daysOf } from './day-totals.rules.ts'
import { leaveDays } from './due-days.queries.ts'
import { dailyActivity, phoneExercises as exercises } from './schema.ts'

/** What a phone was asked for and has answered whole, by wall time: from a moment, up to before another. */
type Whole = { origin: '2' | '3'; deviceId: string; fromDt: string; untilDt: string }

/**
 * Takes away the exercises that this phone told before, begin in the span and are not told any more; none where more
 * would go than is still told, as with values. Their days are left to be added up: what burned on them is not known
 * until then.
 *
 * @param told the ids of all exercises that were told, also of those that were not kept
 * @returns when those that went began
 */
export async function takeVanishedExercises(
  tx: Queryable,
  hcId: string,
  whole: Whole,
  told: readonly string[],
): Promise<string[]> {
  const isMine = sql`${exercises.hcId} = ${hcId} and ${exercises.origin} = ${whole.origin}`
  const gone = await tx.execute<{ start_dt: string; end_dt: string }>(sql`
    with told as (select value as sample from json_array_elements_text(${JSON.stringify(told)}::json)),
    claimed as (
      update ${exercises} set device_id = ${whole.deviceId} from told
      where ${isMine} and ${exercises.sampleId} = told.sample
        and ${exercises.deviceId} is distinct from ${whole.deviceId}
    ),
    known as (
      select ${exercises.sampleId} as sample, ${exercises.sampleId} in (select sample from told) as stays
      from ${exercises}
      where ${isMine} and ${exercises.deviceId} = ${whole.deviceId}
        and ${exercises.startDt} >= ${whole.fromDt} and ${exercises.startDt} < ${whole.untilDt}
    )
    delete from ${exercises} using known
    where ${isMine} and ${exercises.deviceId} = ${whole.deviceId} and ${exercises.sampleId} = known.sample
      and not known.stays and (select count(*) <= 2 * count(*) filter (where stays) from known)
    returning ${exercises.startDt}, ${exercises.endDt}`)
  if (gone.length === 0) return []
  const days = [...new Set(gone.flatMap(({ start_dt: startDt, end_dt: endDt }) => daysOf({ startDt, endDt })))]
  await tx
    .update(dailyActivity)
    .set({ burnedKcal: null })
    .where(and(eq(dailyActivity.hcId, hcId), inArray(dailyActivity.activityDt, days)))
  await leaveDays(tx, hcId, days)
  return gone.map((row) => row.start_dt)
}
