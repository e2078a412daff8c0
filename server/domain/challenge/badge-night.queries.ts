/**
 * Keeps the badges of days that are closed, for everybody who is or was in a challenge, whether they have looked or not
 * (docs/decisions/376). Done again it changes nothing: who has a badge has it with the day it was first kept with. The
 * last days of a challenge are left to its settlement.
 */
import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { type SeoulNow, seoulNow } from '#server/seoul.ts'
import { addBadges } from './badge.queries.ts'
import { dayValues } from './day-values.queries.ts'
import { closedDayOf, countDayOf } from './phase.rules.ts'
import { isSteps } from './progress.queries.ts'
import { type ChallengeInfo, challengeQueries, type MissionDays } from './queries.ts'
import { challengeBadges, challengeMembers, challenges, challengeScores } from './schema.ts'
import { BADGES, earnedBadges } from './scores.rules.ts'

type Person = { memberKey: string; hcId: string }
/** The days on which somebody succeeded, by their key in the challenge. */
type Successes = ReadonlyMap<string, ReadonlySet<string>>

export function badgeNightQueries(db: Db, missionDays: MissionDays) {
  const { daysOf } = challengeQueries(db)

  /** Up to a day: of missions by what each one entered, of steps that no night counts as they are, else as counted. */
  async function successesOf(
    challenge: ChallengeInfo,
    people: readonly Person[],
    days: readonly string[],
    now: SeoulNow,
  ): Promise<Successes> {
    const { chalnCode, kind, dayCap } = challenge
    if (kind === 'MISSION') return missionSuccesses(chalnCode, people, days, now)
    const [keys, last] = [people.map(({ memberKey }) => memberKey), days.at(-1) ?? '']
    const rows =
      isSteps(challenge) && dayCap === null ? await walked(chalnCode, keys, last) : await counted(chalnCode, keys, last)
    return new Map(
      [...Map.groupBy(rows, (row) => row.member_key)].map(([key, own]) => [key, new Set(own.map((row) => row.day_dt))]),
    )
  }

  async function missionSuccesses(
    chalnCode: string,
    people: readonly Person[],
    days: readonly string[],
    now: SeoulNow,
  ): Promise<Successes> {
    const found = new Map<string, Set<string>>()
    for (const { memberKey, hcId } of people) {
      const own = await missionDays(db, hcId, new Map([[chalnCode, days]]), now)
      found.set(memberKey, new Set(own.filter(({ isSuccess }) => isSuccess).map(({ dayDt }) => dayDt)))
    }
    return found
  }

  async function walked(chalnCode: string, keys: readonly string[], last: string) {
    const rows = await db.execute<{ member_key: string; day_dt: string; success_yn: string }>(
      dayValues(
        sql`m.chaln_code = ${chalnCode} and ${inArray(sql`m.member_key`, [...keys])}`,
        sql`d.day_dt <= ${last}`,
      ),
    )
    return rows.filter((row) => row.success_yn === 'Y')
  }

  const counted = (chalnCode: string, keys: readonly string[], last: string) =>
    db
      .select({ member_key: challengeScores.memberKey, day_dt: challengeScores.dayDt })
      .from(challengeScores)
      .where(
        and(
          eq(challengeScores.chalnCode, chalnCode),
          inArray(challengeScores.memberKey, [...keys]),
          lte(challengeScores.dayDt, last),
          eq(challengeScores.successYn, 'Y'),
        ),
      )

  return {
    /** Challenges that count days, of which some are closed and which are not settled on this morning. */
    open: (countDt: string): Promise<ChallengeInfo[]> =>
      db
        .select()
        .from(challenges)
        .where(
          and(
            isNotNull(challenges.goalDays),
            lte(challenges.startDt, closedDayOf(countDt)),
            gt(challenges.settleDt, countDt),
          ),
        )
        .orderBy(asc(challenges.chalnCode)),

    /** The next people of a challenge who have not got every badge, in the order of their keys. */
    owed: async (chalnCode: string, after: string, limit: number): Promise<Person[]> => {
      const rows = await db
        .select({ memberKey: challengeMembers.memberKey, hcId: challengeMembers.hcId })
        .from(challengeMembers)
        .where(
          and(
            eq(challengeMembers.chalnCode, chalnCode),
            gt(challengeMembers.memberKey, after),
            isNotNull(challengeMembers.hcId),
            sql`(select count(*) from ${challengeBadges} b
              where b.hc_id = ${challengeMembers}.hc_id and b.chaln_code = ${chalnCode}) < ${BADGES.length}`,
          ),
        )
        .orderBy(asc(challengeMembers.memberKey))
        .limit(limit)
      return rows.flatMap(({ memberKey, hcId }) => (hcId === null ? [] : [{ memberKey, hcId }]))
    },

    /** Keeps what these people have earned on closed days: of all but missions in two statements, however many. */
    keep: async (challenge: ChallengeInfo, people: readonly Person[], now: Date): Promise<void> => {
      const { chalnCode, goalDays } = challenge
      const seoul = seoulNow(now)
      const closed = closedDayOf(countDayOf(seoul))
      const days = ((await daysOf([chalnCode])).get(chalnCode) ?? []).filter((day) => day <= closed)
      const successes = await successesOf(challenge, people, days, seoul)
      const earned = people.map(({ memberKey, hcId }) => ({
        hcId,
        chalnCode,
        badges: earnedBadges(days, successes.get(memberKey) ?? new Set(), goalDays),
      }))
      await retrying(() => addBadges(db, earned))
    },
  }
}
