/**
 * What a day comes to, as one piece of SQL: the night's count of everybody and the reading of one member go by the same words. Steps are those of
 * the one device that counts (HSY-25), as the day's totals and readings have them; what a member types is nowhere in it.
 */
import { type SQL, sql } from 'drizzle-orm'
import { dailyActivity, stepReadings } from '#server/domain/activity/schema.ts'
import { challengeDays, challengeMembers, challenges } from './schema.ts'

/** Seoul's day of an instant. */
export const seoulDayOf = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'UTC' + interval '9 hours', 'YYYYMMDD')`

const minuteOf = (time: SQL): SQL => sql`(left(${time}, 2)::int * 60 + right(${time}, 2)::int)`

/** Steps since midnight at a time of day, even between two readings: `stepsUpTo` of activity in SQL. Null without any reading. */
const stepsAt = (time: SQL): SQL => sql`(
  select case when l.steps is null then e.steps
    else round(coalesce(e.steps, 0) + (l.steps - coalesce(e.steps, 0)) * (${minuteOf(time)} - ${minuteOf(sql`coalesce(e.read_at, '0000')`)})::numeric
      / (${minuteOf(sql`l.read_at`)} - ${minuteOf(sql`coalesce(e.read_at, '0000')`)})) end
  from (select 1) one
  left join lateral (select r.read_at, r.steps from ${stepReadings} r
    where r.hc_id = m.hc_id and r.activity_dt = d.day_dt and r.read_at <= ${time} order by r.read_at desc limit 1) e on true
  left join lateral (select r.read_at, r.steps from ${stepReadings} r
    where r.hc_id = m.hc_id and r.activity_dt = d.day_dt and r.read_at > ${time} order by r.read_at limit 1) l on true)`

/**
 * Rows `chaln_code, member_key, day_dt, rank_val, day_val, success_yn` of members with an account, for the days from when they joined up to the one
 * on which they quit: what was walked until then was earned. A day that is asked for and has no steps is a zero. Materialized: the readings of a day are looked up once, however often its value is named around it.
 * @param where about `m` (challenge_members), `c` (challenges) and `d` (challenge_days)
 */
export const dayValues = (where: SQL): SQL => sql`
  with v as materialized (
    select m.chaln_code, m.member_key, d.day_dt, c.day_goal_steps, least(coalesce(a.steps, 0), coalesce(c.day_cap, 2147483647)) as rank_val,
      case when c.window_from is null then coalesce(a.steps, 0)
        else greatest(0, coalesce(${stepsAt(sql`c.window_to`)}, 0) - coalesce(${stepsAt(sql`c.window_from`)}, 0))::int end as day_val
    from ${challengeMembers} m
    join ${challenges} c on c.chaln_code = m.chaln_code
    join ${challengeDays} d on d.chaln_code = m.chaln_code
    left join ${dailyActivity} a on a.hc_id = m.hc_id and a.activity_dt = d.day_dt
    where m.hc_id is not null and c.day_goal_steps is not null and d.day_dt >= ${seoulDayOf(sql`m.joined_at`)}
      and (m.quit_at is null or d.day_dt <= ${seoulDayOf(sql`m.quit_at`)}) and ${where})
  select v.chaln_code, v.member_key, v.day_dt, v.rank_val, v.day_val,
    case when v.day_val >= v.day_goal_steps then 'Y' else 'N' end as success_yn
  from v`
