/**
 * What a day comes to, as one piece of SQL: the night's count of everybody and the reading of one member go by the same
 * words. Steps are those of the one device that counts (HSY-25), as the day's totals and readings have them; what a
 * member types is nowhere in it.
 */
import { type SQL, sql } from 'drizzle-orm'
import { dailyActivity, stepReadings } from '#server/domain/activity/schema.ts'
import { challengeDays, challengeMembers, challenges } from './schema.ts'

/** Seoul's day of an instant. */
export const seoulDayOf = (instant: SQL): SQL =>
  sql`to_char(${instant} at time zone 'UTC' + interval '9 hours', 'YYYYMMDD')`

const minuteOf = (time: SQL): SQL => sql`(left(${time}, 2)::int * 60 + right(${time}, 2)::int)`

/**
 * A reading as one number, time `HHmm` above its steps: so the last one up to a time and the first one after it come of
 * one look at the day.
 */
const PACKED = sql`(r.read_at::int::bigint * 4294967296 + r.steps)`
const stepsIn = (packed: SQL): SQL => sql`(${packed} & 4294967295)`
const minuteIn = (packed: SQL): SQL => sql`((${packed} >> 32) / 100 * 60 + (${packed} >> 32) % 100)`

/**
 * Steps since midnight at a time of day, even between the readings on both sides of it: `stepsUpTo` of activity in SQL.
 * Null without any reading.
 */
const stepsAt = (time: SQL, before: SQL, after: SQL): SQL => sql`(
  case when ${after} is null then ${stepsIn(before)}
    else round(coalesce(${stepsIn(before)}, 0)
      + (${stepsIn(after)} - coalesce(${stepsIn(before)}, 0))
      * (${minuteOf(time)} - coalesce(${minuteIn(before)}, 0))::numeric
      / (${minuteIn(after)} - coalesce(${minuteIn(before)}, 0))) end)`

const stepsFrom = stepsAt(sql`c.window_from`, sql`w.before_from`, sql`w.after_from`)
const stepsTo = stepsAt(sql`c.window_to`, sql`w.before_to`, sql`w.after_to`)

/**
 * Rows `chaln_code, member_key, day_dt, rank_val, day_val, success_yn` of members with an account, for the days from
 * when they joined up to the one on which they quit: what was walked until then was earned. Days between quitting and
 * coming back have none. A day that is asked for and has no steps is a zero. Materialized: the readings of a day are
 * looked up once, however often its value is named around it.
 *
 * @param whose about `m` (challenge_members)
 * @param when about `d` (challenge_days)
 */
export const dayValues = (whose: SQL, when: SQL): SQL => sql`
  with v as materialized (
    select m.chaln_code, m.member_key, d.day_dt, c.day_goal_steps,
      least(coalesce(a.steps, 0), coalesce(c.day_cap, 2147483647)) as rank_val,
      case when c.window_from is null then coalesce(a.steps, 0)
        else greatest(0, coalesce(${stepsTo}, 0) - coalesce(${stepsFrom}, 0))::int end as day_val
    from (
      -- With an offset it is worked out by itself: the days of joining and of quitting once for each member, and not
      -- again for each of their days.
      select m.chaln_code, m.member_key, m.hc_id, ${seoulDayOf(sql`m.joined_at`)} as first_dt,
        ${seoulDayOf(sql`m.quit_at`)} as last_dt, m.away_dts
      from ${challengeMembers} m where m.hc_id is not null and ${whose} offset 0
    ) m
    join ${challenges} c on c.chaln_code = m.chaln_code
    join ${challengeDays} d on d.chaln_code = m.chaln_code
    left join ${dailyActivity} a on a.hc_id = m.hc_id and a.activity_dt = d.day_dt
    left join lateral (
      select max(${PACKED}) filter (where r.read_at <= c.window_from) as before_from,
        min(${PACKED}) filter (where r.read_at > c.window_from) as after_from,
        max(${PACKED}) filter (where r.read_at <= c.window_to) as before_to,
        min(${PACKED}) filter (where r.read_at > c.window_to) as after_to
      from ${stepReadings} r where r.hc_id = m.hc_id and r.activity_dt = d.day_dt
    ) w on c.window_from is not null
    where c.day_goal_steps is not null and d.day_dt >= m.first_dt
      and (m.last_dt is null or d.day_dt <= m.last_dt) and d.day_dt <> all(m.away_dts) and ${when})
  select v.chaln_code, v.member_key, v.day_dt, v.rank_val, v.day_val,
    case when v.day_val >= v.day_goal_steps then 'Y' else 'N' end as success_yn
  from v`
