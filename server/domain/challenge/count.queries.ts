/**
 * The night's count: what every day came to and who stands where, made once for each challenge and day, by the first
 * one who asks after four in the morning, or by the night's run. Whoever asks meanwhile reads the count before. Days
 * are counted again until the challenge is settled, so that late steps still enter (docs/decisions/235).
 */
import { and, asc, desc, eq, gte, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { addDays, seoulNow, weekday } from '#server/seoul.ts'
import { dayValues } from './day-values.queries.ts'
import { isKept } from './keep.rules.ts'
import { countDayOf } from './phase.rules.ts'
import {
  challengeCounts,
  challengeDays,
  challengeMembers,
  challengeRanks,
  challenges,
  challengeScores,
  challengeTeams,
} from './schema.ts'

export type Count = typeof challengeCounts.$inferSelect

/**
 * Reads wait this long from the begin of a count; one that takes longer goes on without them, and whoever comes later
 * does not wait at all.
 */
const PATIENCE_MS = 250
/** A count of more people than these takes longer than that: nobody waits for what cannot come in time. */
const MOST_WAITED_FOR = 1_000

interface Running {
  done: Promise<void>
  /** Settles when the reads' patience with it is over. */
  patience: Promise<void>
}

/** Counts that this process makes at the moment, by database, challenge and day. */
const running = new WeakMap<Db, Map<string, Running>>()

/** The count that is due, waited for however long it takes: what is settled on it has to be whole. */
export async function dueCount(db: Db, chalnCode: string, now: Date): Promise<Count | undefined> {
  const due = await dueDay(db, chalnCode, countDayOf(seoulNow(now)))
  if (due === undefined) return undefined
  const found = await readNewest(db, chalnCode)
  if (found === undefined || found.countDt < due) await startCount(db, chalnCode, due, now).done
  return readNewest(db, chalnCode)
}

/**
 * The newest count there is; made now when it is due. Undefined before the first morning of a challenge, and where
 * there is no ranking.
 *
 * @param logError is told when a count that nobody waits for any more has failed
 */
export async function newestCount(
  db: Db,
  chalnCode: string,
  now: Date,
  logError: (error: unknown, what: string) => void,
): Promise<Count | undefined> {
  const countDt = countDayOf(seoulNow(now))
  const found = await readNewest(db, chalnCode)
  if (found !== undefined && found.countDt >= countDt) return found
  const due = await dueDay(db, chalnCode, countDt, true)
  if (due === undefined) return undefined
  if (found !== undefined && found.countDt >= due) return found
  const { done, patience } = startCount(db, chalnCode, due, now)
  if (found === undefined) await done
  else {
    done.catch((error: unknown) => logError(error, `the count of ${chalnCode} failed`))
    if (found.personCnt > MOST_WAITED_FOR) return found
    await Promise.race([done.catch(() => undefined), patience])
  }
  return readNewest(db, chalnCode)
}

/** Challenges under way that nobody has counted on this morning. */
export async function uncounted(db: Db, countDt: string): Promise<string[]> {
  const made = db
    .select({ chalnCode: challengeCounts.chalnCode })
    .from(challengeCounts)
    .where(and(eq(challengeCounts.chalnCode, challenges.chalnCode), gte(challengeCounts.countDt, countDt)))
  const rows = await db
    .select({ chalnCode: challenges.chalnCode })
    .from(challenges)
    .where(
      and(
        isNotNull(challenges.dayCap),
        lt(challenges.startDt, countDt),
        gte(challenges.settleDt, countDt),
        notExists(made),
      ),
    )
    .orderBy(asc(challenges.chalnCode))
  return rows.map(({ chalnCode }) => chalnCode)
}

/**
 * The morning that counts: today's, or that of the settlement when it is past. Undefined before a day is over.
 *
 * @param isShown for a reading: of a challenge whose time is over it makes none anew
 */
async function dueDay(db: Db, chalnCode: string, countDt: string, isShown = false): Promise<string | undefined> {
  const [found] = await db
    .select({
      endDt: challenges.endDt,
      settleDt: challenges.settleDt,
      dayCap: challenges.dayCap,
      first: sql<string | null>`(
        select min(${challengeDays.dayDt}) from ${challengeDays}
        where ${challengeDays.chalnCode} = ${challenges}.chaln_code)`,
    })
    .from(challenges)
    .where(eq(challenges.chalnCode, chalnCode))
  if (found === undefined || found.dayCap === null || found.first === null || countDt <= found.first) return undefined
  if (isShown && !isKept(found, countDt)) return undefined
  return countDt < found.settleDt ? countDt : found.settleDt
}

async function readNewest(db: Queryable, chalnCode: string): Promise<Count | undefined> {
  const [row] = await db
    .select()
    .from(challengeCounts)
    .where(eq(challengeCounts.chalnCode, chalnCode))
    .orderBy(desc(challengeCounts.countDt))
    .limit(1)
  return row
}

function startCount(db: Db, chalnCode: string, countDt: string, now: Date): Running {
  const ofDb = running.get(db) ?? new Map<string, Running>()
  running.set(db, ofDb)
  const key = `${chalnCode} ${countDt}`
  const known = ofDb.get(key)
  if (known !== undefined) return known
  const done = retrying(() =>
    db.transaction(async (tx) => {
      // The first count of all makes the morning before, too: a place is told with where it was.
      if ((await readNewest(tx, chalnCode)) === undefined) await count(tx, chalnCode, addDays(countDt, -1), now)
      await count(tx, chalnCode, countDt, now)
    }),
  ).finally(() => ofDb.delete(key))
  const begun = { done, patience: new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)) }
  ofDb.set(key, begun)
  return begun
}

/**
 * Counts the days before `countDt` in the caller's transaction. The row of the count is written first: who comes second
 * waits for it and finds the work done. Nothing of it goes through this process, whatever the number of members.
 */
export async function count(tx: Queryable, chalnCode: string, countDt: string, now: Date): Promise<void> {
  const before = await readNewest(tx, chalnCode)
  const made = await tx
    .insert(challengeCounts)
    .values({ chalnCode, countDt, countedAt: now, teamCnt: 0, personCnt: 0 })
    .onConflictDoNothing()
    .returning()
  if (made.length === 0) return
  await scoreDays(tx, chalnCode, countDt)
  const monday = addDays(countDt, 1 - weekday(countDt))
  for (const [termType, from] of [
    ['WEEK', monday],
    ['ALL', ''],
  ] as const)
    await rank(tx, { chalnCode, countDt, termType, from, before: before?.countDt ?? '' })
  await tx.execute(sql`update ${challengeCounts} set (team_cnt, person_cnt) = (
      select count(*) filter (where r.rank_type = 'TEAM'), count(*) filter (where r.rank_type = 'PERSON')
      from ${challengeRanks} r where r.chaln_code = ${chalnCode} and r.count_dt = ${countDt} and r.term_type = 'ALL'),
    finish_cnt = (select count(*) from (
      select s.member_key from ${challengeScores} s
      join ${challengeMembers} m on m.chaln_code = s.chaln_code and m.member_key = s.member_key and m.quit_at is null
      where s.chaln_code = ${chalnCode} and s.success_yn = 'Y' group by s.member_key
      having count(*) >= (select c.goal_days from ${challenges} c where c.chaln_code = ${chalnCode})) done)
    where chaln_code = ${chalnCode} and count_dt = ${countDt}`)
  // The count before this one is what places are compared with; older ones say nothing to anybody.
  if (before !== undefined)
    await tx
      .delete(challengeCounts)
      .where(and(eq(challengeCounts.chalnCode, chalnCode), lt(challengeCounts.countDt, before.countDt)))
}

/**
 * Only what changed is written: a night touches one new day and what came late. Who quit has no place, and is still
 * paid for the days before.
 */
async function scoreDays(tx: Queryable, chalnCode: string, countDt: string): Promise<void> {
  const values = dayValues(sql`m.chaln_code = ${chalnCode}`, sql`d.chaln_code = ${chalnCode} and d.day_dt < ${countDt}`)
  await tx.execute(sql`
    insert into ${challengeScores} (chaln_code, member_key, day_dt, rank_val, day_val, success_yn)
    select n.* from (${values}) n
    left join ${challengeScores} s
      on s.chaln_code = n.chaln_code and s.member_key = n.member_key and s.day_dt = n.day_dt
    where s.day_dt is null
      or (s.rank_val, s.day_val, s.success_yn) is distinct from (n.rank_val, n.day_val, n.success_yn)
    on conflict (chaln_code, member_key, day_dt) do update
      set rank_val = excluded.rank_val, day_val = excluded.day_val, success_yn = excluded.success_yn`)
}

/**
 * The mean of the days that are over, a day without steps being zero; a team's is the mean of its members' before
 * rounding, and of one alone there is none: it would tell everybody what that one walked. Equal values share a place.
 */
async function rank(
  tx: Queryable,
  {
    chalnCode,
    countDt,
    termType,
    from,
    before,
  }: { chalnCode: string; countDt: string; termType: 'WEEK' | 'ALL'; from: string; before: string },
): Promise<void> {
  await tx.execute(sql`
    with days as (
      select count(*)::numeric as n from ${challengeDays} d
      where d.chaln_code = ${chalnCode} and d.day_dt >= ${from} and d.day_dt < ${countDt}
    ), means as (
      select m.member_key, m.team_seq, coalesce(sum(s.rank_val), 0) / (select n from days) as mean
      from ${challengeMembers} m
      left join ${challengeScores} s on s.chaln_code = m.chaln_code and s.member_key = m.member_key
        and s.day_dt >= ${from} and s.day_dt < ${countDt}
      where m.chaln_code = ${chalnCode} and m.quit_at is null and (select n from days) > 0
      group by m.member_key, m.team_seq
    ), subjects as (
      select 'PERSON' as rank_type, member_key as subject, round(mean)::int as val from means
      union all
      select 'TEAM', t.team_seq::text, round(avg(means.mean))::int from means
      join ${challengeTeams} t on t.chaln_code = ${chalnCode} and t.team_seq = means.team_seq
      group by t.team_seq having count(*) > 1
    ), placed as (
      select rank_type, subject, val, rank() over w as rank_no,
        row_number() over (partition by rank_type order by val desc, subject) as row_no,
        max(val) over (partition by rank_type order by val desc groups between 1 preceding and 1 preceding) as upper
      from subjects window w as (partition by rank_type order by val desc)
    ), beside as (
      -- Brought together by grouping: how many rows the count before has is only known once it is there, and a join
      -- that takes them for a few reads them all for each.
      select rank_type, subject, row_no, rank_no, val, upper - val as diff, null::int as prev from placed
      union all
      select b.rank_type, b.subject, null, null, null, null, b.rank_no from ${challengeRanks} b
      where b.chaln_code = ${chalnCode} and b.count_dt = ${before} and b.term_type = ${termType}
    )
    insert into ${challengeRanks} (chaln_code, count_dt, rank_type, term_type, subject,
      row_no, rank_no, prev_rank_no, rank_val, upper_diff_val)
    select ${chalnCode}, ${countDt}, rank_type, ${termType}, subject,
      max(row_no), max(rank_no), max(prev), max(val), max(diff)
    from beside group by rank_type, subject having max(row_no) is not null`)
}
