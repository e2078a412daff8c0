/** Reading challenges: what the operator publishes, and how a member does in them. */
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Queryable } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { dayValues } from './day-values.queries.ts'
import { face } from './face.queries.ts'
import {
  challengeCounters,
  challengeDays,
  challengeMembers,
  challenges,
  challengeScores,
  challengeTeams,
  memberChallenges,
} from './schema.ts'

export type ChallengeInfo = typeof challenges.$inferSelect

/** A challenge as one member meets it. `memberKey` is null for who is not in it; who has quit is not. */
export type ChallengeOf = ChallengeInfo & {
  joinCnt: number
  memberKey: string | null
  promiseTxt: string | null
  promise: string | null
  joinedAt: Date | null
  /** Days of it that were not the member's: between quitting and coming back. Null for who is not in it. */
  awayDts: string[] | null
  /** Since when what the member did in it is there no more, whether they stayed or quit. */
  forgottenAt: Date | null
  /** Of who has quit and is not in it again. */
  quitAt: Date | null
  teamSeq: number | null
  teamNm: string | null
}

export interface DayValue {
  chalnCode: string
  dayDt: string
  /** Steps that count for the day's success, lunches, or missions done. */
  dayVal: number
  /** What the day asks for, where each has its own: missions. */
  goalVal?: number
  rankVal: number
  isSuccess: boolean
}

/** What a member's days are read by. */
export type DaysOf = Pick<ChallengeInfo, 'chalnCode' | 'kind' | 'goalDays'>

/** A day whose success is that all of its missions were done. */
export interface MissionDay {
  chalnCode: string
  dayDt: string
  doneCnt: number
  totalCnt: number
  isSuccess: boolean
}

/**
 * Reads the days of missions up to today, by the days that count of each challenge. Missions know challenges, so they
 * are handed in here.
 */
export type MissionDays = (
  db: Queryable,
  hcId: string,
  days: ReadonlyMap<string, readonly string[]>,
  now: SeoulNow,
) => Promise<MissionDay[]>

export function challengeQueries(db: Db) {
  const left = alias(memberChallenges, 'left_it')
  /** Challenges that the member may see: everybody's and those of the own employer. */
  const select = () =>
    db
      .select({
        ...getTableColumns(challenges),
        joinCnt: sql<number>`coalesce(${challengeCounters.joinCnt}, 0)`.mapWith(Number),
        memberKey: challengeMembers.memberKey,
        promise: memberChallenges.promiseTxt,
        joinedAt: memberChallenges.joinedAt,
        awayDts: memberChallenges.awayDts,
        forgottenAt: sql<Date | null>`coalesce(${memberChallenges.forgottenAt}, ${left.forgottenAt})`.mapWith(
          memberChallenges.forgottenAt,
        ),
        quitAt: left.quitAt,
        teamSeq: challengeMembers.teamSeq,
        teamNm: challengeTeams.name,
      })
      .from(members)
      .innerJoin(challenges, or(isNull(challenges.bizCode), eq(challenges.bizCode, members.bizCode)))
      .leftJoin(challengeCounters, eq(challengeCounters.chalnCode, challenges.chalnCode))
      .leftJoin(
        memberChallenges,
        and(
          eq(memberChallenges.hcId, members.hcId),
          eq(memberChallenges.chalnCode, challenges.chalnCode),
          isNull(memberChallenges.quitAt),
        ),
      )
      .leftJoin(
        left,
        and(eq(left.hcId, members.hcId), eq(left.chalnCode, challenges.chalnCode), isNotNull(left.quitAt)),
      )
      .leftJoin(
        challengeMembers,
        and(
          eq(challengeMembers.chalnCode, memberChallenges.chalnCode),
          eq(challengeMembers.memberKey, memberChallenges.memberKey),
        ),
      )
      .leftJoin(
        challengeTeams,
        and(
          eq(challengeTeams.chalnCode, challengeMembers.chalnCode),
          eq(challengeTeams.teamSeq, challengeMembers.teamSeq),
        ),
      )
      .$dynamic()

  return {
    /** One challenge; undefined when it is unknown, or another employer's: the member learns the same of both. */
    find: async (hcId: string, chalnCode: string): Promise<ChallengeOf | undefined> => {
      const [row] = await select().where(and(eq(members.hcId, hcId), eq(challenges.chalnCode, chalnCode)))
      return row
    },

    /** All that the member may see, the newest first. There are a few dozen of them, whatever the number of members. */
    all: (hcId: string): Promise<ChallengeOf[]> =>
      select().where(eq(members.hcId, hcId)).orderBy(desc(challenges.startDt), desc(challenges.chalnCode)),

    /** What the member is in, the earliest first. */
    mine: (hcId: string): Promise<ChallengeOf[]> =>
      select()
        .where(and(eq(members.hcId, hcId), sql`${memberChallenges.hcId} is not null`))
        .orderBy(asc(challenges.startDt), asc(challenges.chalnCode)),

    /** The days that count of several challenges, in order. */
    daysOf: (codes: readonly string[]): Promise<Map<string, string[]>> => daysOf(db, codes),

    /** The others of a team, in the order in which they came. */
    teamMates: (chalnCode: string, teamSeq: number) =>
      db
        .select({
          memberKey: challengeMembers.memberKey,
          hcId: challengeMembers.hcId,
          ...face,
          joinedAt: challengeMembers.joinedAt,
        })
        .from(challengeMembers)
        .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.teamSeq, teamSeq)))
        .orderBy(asc(challengeMembers.joinedAt), asc(challengeMembers.memberKey)),

    /** How many are in a team. */
    teamSize: async (chalnCode: string, teamSeq: number): Promise<number> => {
      const [row] = await db
        .select({ seats: count() })
        .from(challengeMembers)
        .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.teamSeq, teamSeq)))
      return row?.seats ?? 0
    },
  }
}

/** The days that count of several challenges, in order. */
async function daysOf(db: Queryable, codes: readonly string[]): Promise<Map<string, string[]>> {
  const rows =
    codes.length === 0
      ? []
      : await db
          .select()
          .from(challengeDays)
          .where(inArray(challengeDays.chalnCode, [...codes]))
          .orderBy(asc(challengeDays.dayDt))
  const days = new Map<string, string[]>(codes.map((code) => [code, []]))
  for (const { chalnCode, dayDt } of rows) days.get(chalnCode)?.push(dayDt)
  return days
}

/**
 * A member's days up to today in several challenges, in order. Days with steps are read as they are now, so that a walk
 * shows as soon as it has come, and days of missions from what was entered; those of a settled challenge, and the days
 * of other kinds, as they were counted. Where days are not what is counted there are none.
 *
 * @param live challenges whose steps are still read
 */
export async function ownDays(
  db: Queryable,
  hcId: string,
  {
    rows,
    live,
    now,
    missionDays,
  }: { rows: readonly DaysOf[]; live: readonly string[]; now: SeoulNow; missionDays: MissionDays },
): Promise<DayValue[]> {
  const missions = rows.filter(({ kind }) => kind === 'MISSION').map(({ chalnCode }) => chalnCode)
  const codes = rows.filter(({ goalDays }) => goalDays !== null).map(({ chalnCode }) => chalnCode)
  const [counted, entered] = await Promise.all([
    stepDays(db, hcId, codes, live, now.day),
    missions.length === 0 ? [] : missionValues(await missionDays(db, hcId, await daysOf(db, missions), now)),
  ])
  // A past day can be entered for a week: what the settlement has kept is what was paid for, whatever is entered after
  // it.
  const settled = new Set(counted.map(({ chalnCode }) => chalnCode))
  return [...counted, ...entered.filter(({ chalnCode }) => !settled.has(chalnCode))].toSorted((one, other) =>
    one.dayDt < other.dayDt ? -1 : 1,
  )
}

const missionValues = (days: readonly MissionDay[]): DayValue[] =>
  days.map(({ chalnCode, dayDt, doneCnt, totalCnt, isSuccess }) => ({
    chalnCode,
    dayDt,
    dayVal: doneCnt,
    goalVal: totalCnt,
    rankVal: 0,
    isSuccess,
  }))

/** Days of a walk as they are, and what was counted of every other kind. */
export async function stepDays(
  db: Queryable,
  hcId: string,
  codes: readonly string[],
  live: readonly string[],
  today: string,
): Promise<DayValue[]> {
  if (codes.length === 0) return []
  const steps =
    live.length === 0
      ? []
      : await db.execute<Raw>(
          dayValues(sql`m.hc_id = ${hcId} and ${inArray(sql`m.chaln_code`, [...live])}`, sql`d.day_dt <= ${today}`),
        )
  const told = new Set(steps.map((row) => row.chaln_code))
  const others = codes.filter((code) => !told.has(code))
  const kept =
    others.length === 0
      ? []
      : await db
          .select({
            chaln_code: challengeScores.chalnCode,
            day_dt: challengeScores.dayDt,
            day_val: challengeScores.dayVal,
            rank_val: challengeScores.rankVal,
            success_yn: challengeScores.successYn,
          })
          .from(challengeMembers)
          .innerJoin(
            challengeScores,
            and(
              eq(challengeScores.chalnCode, challengeMembers.chalnCode),
              eq(challengeScores.memberKey, challengeMembers.memberKey),
            ),
          )
          .where(and(eq(challengeMembers.hcId, hcId), inArray(challengeMembers.chalnCode, others)))
  return [...steps, ...kept]
    .map((row) => ({
      chalnCode: row.chaln_code,
      dayDt: row.day_dt,
      dayVal: row.day_val,
      rankVal: row.rank_val,
      isSuccess: row.success_yn === 'Y',
    }))
    .toSorted((one, other) => (one.dayDt < other.dayDt ? -1 : 1))
}

type Raw = { chaln_code: string; day_dt: string; day_val: number; rank_val: number; success_yn: string }
