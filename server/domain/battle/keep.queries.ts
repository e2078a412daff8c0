/**
 * What is left of a battle when its days are too old to be kept: the result, which is what everybody came to in all.
 */
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { battleMembers, battles, battleScores } from './schema.ts'

/**
 * Makes of the days of some members up to one a single sum, which stands at the last day of the battle: their result
 * stays as it was counted, and on which day they walked how much is told by nothing any more.
 *
 * @param until `YYYYMMDD`: the last day that is not kept
 */
export async function foldDays(db: Db, hcIds: readonly string[], until: string): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ${battleScores} s using ${battleMembers} m, ${battles} b
      where m.bat_seq = s.bat_seq and m.member_key = s.member_key and b.bat_seq = s.bat_seq and ${inArray(sql`m.hc_id`, [...hcIds])}
        and s.day_dt <= ${until} and s.day_dt < b.end_dt and b.count_dt > b.end_dt
      returning s.bat_seq, s.member_key, b.end_dt, s.steps)
    insert into ${battleScores} (bat_seq, member_key, day_dt, steps)
    select bat_seq, member_key, end_dt, sum(steps)::int from gone group by bat_seq, member_key, end_dt
    on conflict (bat_seq, member_key, day_dt) do update set steps = ${battleScores}.steps + excluded.steps`)
}
