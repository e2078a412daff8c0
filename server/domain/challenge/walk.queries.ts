/** What the home hub says of a walk, in one statement: it is read with every hub. */
import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import { faceIn } from './face.queries.ts'
import { challengeDays, challengeMembers, challenges, memberChallenges } from './schema.ts'

/** Somebody of the team, as the others see them. */
type Mate = { isMe: boolean; nickName: string; usrImg: string }

const mate = faceIn(sql`m`)

const readMates = (rows: [boolean, string, string][]): Mate[] =>
  rows.map(([isMe, nickName, usrImg]) => ({ isMe, nickName, usrImg }))

/**
 * The earliest walk with a team that a member is in on a day, its days in order, and its team in the order in which
 * they came; undefined when there is none.
 */
export function walkUnderWay(db: Db) {
  return async (hcId: string, today: string) => {
    const [found] = await db
      .select({
        chalnCode: challenges.chalnCode,
        chalnNm: challenges.chalnNm,
        chalnNmEng: challenges.chalnNmEng,
        goalDays: challenges.goalDays,
        dayGoalSteps: challenges.dayGoalSteps,
        windowFrom: challenges.windowFrom,
        windowTo: challenges.windowTo,
        teamSeq: sql<number>`${challengeMembers.teamSeq}`,
        days: sql<string[]>`coalesce((
          select json_agg(${challengeDays.dayDt} order by ${challengeDays.dayDt}) from ${challengeDays}
          where ${challengeDays.chalnCode} = ${challenges.chalnCode}), '[]')`,
        mates: sql<Mate[]>`(
          select json_agg(json_build_array(m.hc_id is not distinct from ${hcId}, ${mate.nickName}, ${mate.usrImg})
            order by m.joined_at, m.member_key)
          from ${challengeMembers} m
          where m.chaln_code = ${challenges.chalnCode}
            and m.team_seq = ${challengeMembers.teamSeq})`.mapWith(readMates),
      })
      .from(members)
      .innerJoin(challenges, or(isNull(challenges.bizCode), eq(challenges.bizCode, members.bizCode)))
      .innerJoin(
        memberChallenges,
        and(
          eq(memberChallenges.hcId, members.hcId),
          eq(memberChallenges.chalnCode, challenges.chalnCode),
          isNull(memberChallenges.quitAt),
        ),
      )
      .innerJoin(
        challengeMembers,
        and(
          eq(challengeMembers.chalnCode, memberChallenges.chalnCode),
          eq(challengeMembers.memberKey, memberChallenges.memberKey),
        ),
      )
      .where(
        and(
          eq(members.hcId, hcId),
          eq(challenges.kind, 'STEP'),
          lte(challenges.startDt, today),
          gte(challenges.endDt, today),
          sql`${challengeMembers.teamSeq} is not null`,
        ),
      )
      .orderBy(asc(challenges.startDt), asc(challenges.chalnCode))
      .limit(1)
    return found
  }
}
