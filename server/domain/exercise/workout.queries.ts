/**
 * Exercises as a member has done them: those of programmes, and those that phones have sent where the member wants
 * them. A watch that records along with a programme is not counted: the programme stands where more than half of the
 * phone's exercise lies in it.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dailyActivity, phoneExercises } from '#server/domain/activity/schema.ts'
import { healthConsents } from '#server/domain/consent/schema.ts'
import { memberTargets } from '#server/domain/goal/schema.ts'
import type { WorkoutOrigin } from './number.rules.ts'
import {
  exerciseProgrammes,
  exerciseThemes,
  programmeMoves,
  exerciseMoves,
  programmeWorkoutMoves,
  programmeWorkouts,
} from './schema.ts'

export type Workout = {
  origin: WorkoutOrigin
  startDt: string
  endDt: string
  /** The programme's, or what the phone calls it in Korean. */
  name: string | null
  nameEng: string | null
  /** The phone's code of the kind; null for a programme. */
  kind: string | null
  minutes: number
  kcal: number | null
  distanceM: number | null
  heartRateAvg: number | null
}
/** Exercises of a day taken together; a day without any has none. */
export type WorkoutDay = { day: string; count: number; minutes: number; kcal: number }
export type Totals = { count: number; minutes: number; kcal: number }
/** From the first second of a day to the last of another. */
export type Span = { from: string; to: string }
export type ActiveDay = Totals & {
  stepCnt: number | null
  asideStepCnt: number | null
  goalKcal: number | null
  burnedKcal: number | null
  phoneKcal: number
}

/** Of a span without pages, the newest: more than anybody does in a day. */
export const MOST_WORKOUTS = 300

const [phone, own] = [phoneExercises, programmeWorkouts]

const at = (stamp: SQL) => sql`to_timestamp(${stamp}, 'YYYYMMDDHH24MISS')`
const after = (stamp: SQL, span: SQL) => sql`(${at(stamp)} + ${span})`

/** Decided under this name beside the health consents. */
const wantsPhone = (hcId: string) => sql`exists (
  select 1 from ${healthConsents} c where c.hc_id = ${hcId} and c.consent = 'exerciseApp' and c.agree_yn = 'Y')`

/**
 * Whether more than half of a phone's exercise (`e`) lies in a programme. Nobody does one for a day, so earlier ones
 * need no look.
 */
const isDouble = (hcId: string) => sql`exists (
  select 1 from ${own} w where w.hc_id = ${hcId} and w.start_dt < e.end_dt
    and w.start_dt > to_char(${after(sql`e.start_dt`, sql`interval '-1 day'`)}, 'YYYYMMDDHH24MISS')
    and least(${at(sql`e.end_dt`)}, ${after(sql`w.start_dt`, sql`make_interval(secs => w.duration_sec)`)})
      - greatest(${at(sql`e.start_dt`)}, ${at(sql`w.start_dt`)})
      > (${at(sql`e.end_dt`)} - ${at(sql`e.start_dt`)}) / 2)`

/** Two sources of one phone may begin in one second: that is one exercise, as the longer of them tells it. */
const listed = (hcId: string, { from, to }: Span) => sql`
  select 'AI' as origin, w.start_dt, w.end_dt, p.prgm_nm as name, p.prgm_nm_eng as name_eng, null as kind,
    round(w.duration_sec / 60.0)::int as minutes, w.kcal, null::int as distance_m, null::int as heart_rate_avg
  from ${own} w join ${exerciseProgrammes} p using (prgm_code)
  where w.hc_id = ${hcId} and w.start_dt between ${`${from}000000`} and ${`${to}235959`}
  union all (
    select distinct on (e.start_dt) 'PHONE', e.start_dt, e.end_dt, e.exercise_name, null, e.exercise_type,
      round(e.duration_sec / 60.0)::int, round(e.kcal)::int, round(e.distance_m)::int, e.heart_rate_avg
    from ${phone} e
    where e.hc_id = ${hcId} and e.start_dt between ${`${from}000000`} and ${`${to}235959`}
      and ${wantsPhone(hcId)} and not ${isDouble(hcId)}
    order by e.start_dt, e.duration_sec desc, e.sample_id)`

type Row = {
  origin: WorkoutOrigin
  start_dt: string
  end_dt: string
  name: string | null
  name_eng: string | null
  kind: string | null
  minutes: number
  kcal: number | null
  distance_m: number | null
  heart_rate_avg: number | null
}

const workoutOf = (row: Row): Workout => ({
  origin: row.origin,
  startDt: row.start_dt,
  endDt: row.end_dt,
  name: row.name,
  nameEng: row.name_eng,
  kind: row.kind,
  minutes: row.minutes,
  kcal: row.kcal,
  distanceM: row.distance_m,
  heartRateAvg: row.heart_rate_avg,
})

export function workoutQueries(db: Db) {
  return {
    /** Newest first. */
    workouts: async (
      hcId: string,
      span: Span,
      of: { origin?: string | undefined; limit?: number; offset?: number } = {},
    ): Promise<Workout[]> => {
      const only = of.origin === undefined ? sql`` : sql`where origin = ${of.origin}`
      const { limit = MOST_WORKOUTS, offset = 0 } = of
      const rows = await db.execute<Row>(sql`
        select * from (${listed(hcId, span)}) as each_one ${only}
        order by start_dt desc, origin limit ${limit} offset ${offset}`)
      return rows.map(workoutOf)
    },

    totals: async (hcId: string, span: Span, origin?: string): Promise<Totals> => {
      const only = origin === undefined ? sql`` : sql`where origin = ${origin}`
      const [row] = await db.execute<{ count: number; minutes: number; kcal: number }>(sql`
        select count(*)::int as count, coalesce(sum(minutes), 0)::int as minutes, coalesce(sum(kcal), 0)::int as kcal
        from (${listed(hcId, span)}) as each_one ${only}`)
      return { count: row?.count ?? 0, minutes: row?.minutes ?? 0, kcal: row?.kcal ?? 0 }
    },

    /** Day by day, the oldest first. */
    days: async (hcId: string, span: Span): Promise<WorkoutDay[]> => {
      const rows = await db.execute<WorkoutDay>(sql`
        select left(start_dt, 8) as day, count(*)::int as count, sum(minutes)::int as minutes,
          coalesce(sum(kcal), 0)::int as kcal
        from (${listed(hcId, span)}) as each_one group by 1 order by 1`)
      return rows.map(({ day, count, minutes, kcal }) => ({ day, count, minutes, kcal }))
    },

    /**
     * What a day's energy is made of. What phones measured of exercise is told apart, since it is part of what they say
     * was burned.
     */
    activeDay: async (hcId: string, day: string): Promise<ActiveDay> => {
      type Counted = Record<'count' | 'minutes' | 'kcal' | 'phone_kcal', number>
      type Row = Counted & Record<'steps' | 'aside' | 'burned' | 'goal', number | null>
      const [row] = await db.execute<Row>(sql`
        select count(start_dt)::int as count, coalesce(sum(minutes), 0)::int as minutes,
          coalesce(sum(kcal), 0)::int as kcal,
          (select steps from ${dailyActivity} d where d.hc_id = ${hcId} and d.activity_dt = ${day}) as steps,
          (select aside_steps from ${dailyActivity} d where d.hc_id = ${hcId} and d.activity_dt = ${day}) as aside,
          (select burned_kcal from ${dailyActivity} d where d.hc_id = ${hcId} and d.activity_dt = ${day}) as burned,
          (select burn_kcal_goal from ${memberTargets} t where t.hc_id = ${hcId}) as goal,
          (select coalesce(round(sum(e.kcal)), 0)::int from ${phone} e
            where e.hc_id = ${hcId} and e.start_dt between ${`${day}000000`} and ${`${day}235959`}
              and ${wantsPhone(hcId)}) as phone_kcal
        from (${listed(hcId, { from: day, to: day })}) as each_one`)
      if (row === undefined) throw new Error('An aggregate has one row.')
      const { count, minutes, kcal, steps, aside, burned, goal, phone_kcal: phoneKcal } = row
      const walked = { stepCnt: steps, asideStepCnt: aside }
      return { count, minutes, kcal, ...walked, burnedKcal: burned, goalKcal: goal, phoneKcal }
    },

    /** One that a phone sent, by its start; also one that lists leave out. */
    phoneWorkout: async (
      hcId: string,
      startDt: string,
    ): Promise<(Workout & { durationSec: number; heartRateMax: number | null }) | undefined> => {
      const [row] = await db.execute<Row & { duration_sec: number; heart_rate_max: number | null }>(sql`
        select 'PHONE' as origin, e.start_dt, e.end_dt, e.exercise_name as name, null as name_eng,
          e.exercise_type as kind, round(e.duration_sec / 60.0)::int as minutes, round(e.kcal)::int as kcal,
          round(e.distance_m)::int as distance_m, e.heart_rate_avg, e.heart_rate_max, e.duration_sec
        from ${phone} e where e.hc_id = ${hcId} and e.start_dt = ${startDt}
        order by e.duration_sec desc, e.sample_id limit 1`)
      return row && { ...workoutOf(row), durationSec: row.duration_sec, heartRateMax: row.heart_rate_max }
    },

    /** One of a programme with every move of it, done or not; by its start. */
    programmeWorkout: async (hcId: string, startDt: string) => {
      const [[row], moves] = await Promise.all([
        db.execute<Row & { prgm_code: string; thm_nm: string; thm_nm_eng: string }>(sql`
          select 'AI' as origin, w.start_dt, w.end_dt, p.prgm_nm as name, p.prgm_nm_eng as name_eng, null as kind,
            round(w.duration_sec / 60.0)::int as minutes, w.kcal,
            null::int as distance_m, null::int as heart_rate_avg, w.prgm_code, t.thm_nm, t.thm_nm_eng
          from ${own} w join ${exerciseProgrammes} p using (prgm_code) join ${exerciseThemes} t using (thm_code)
          where w.hc_id = ${hcId} and w.start_dt = ${startDt}`),
        db.execute<{
          name: string
          name_eng: string
          set_cnt: number
          move_sec: number
          done_sec: number
          done: boolean
          kcal: number
        }>(sql`
          select m.move_nm as name, m.move_nm_eng as name_eng, s.set_cnt, s.move_sec,
            coalesce(d.seconds, 0) as done_sec, coalesce(d.done, false) as done, coalesce(d.kcal, 0) as kcal
          from ${own} w join ${programmeMoves} s using (prgm_code) join ${exerciseMoves} m using (move_code)
          left join ${programmeWorkoutMoves} d
            on d.hc_id = w.hc_id and d.start_dt = w.start_dt and d.move_sn = s.move_sn
          where w.hc_id = ${hcId} and w.start_dt = ${startDt} order by s.move_sn`),
      ])
      if (row === undefined) return undefined
      const moveList = moves.map((move) => ({
        name: move.name,
        nameEng: move.name_eng,
        setCnt: move.set_cnt,
        moveSec: move.move_sec,
        doneSec: move.done_sec,
        done: move.done,
        kcal: move.kcal,
      }))
      return {
        ...workoutOf(row),
        prgmCode: row.prgm_code,
        thmNm: row.thm_nm,
        thmNmEng: row.thm_nm_eng,
        moves: moveList,
      }
    },
  }
}

/** Energy of a day: of exercise, and of the steps beside it. Null where nobody measured anything. */
export function energyOf({
  kcal,
  count,
  burnedKcal,
  phoneKcal,
}: Pick<ActiveDay, 'kcal' | 'count' | 'burnedKcal' | 'phoneKcal'>): { workout: number; steps: number } | null {
  if (burnedKcal === null && count === 0) return null
  return { workout: kcal, steps: Math.max(0, (burnedKcal ?? 0) - phoneKcal) }
}
