import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import type { StepReading } from '#server/domain/activity/rules.ts'
import { stepReadings } from '#server/domain/activity/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { challenges, challengeSuccesses, challengeTeamDays, memberChallenges } from './schema.ts'

const param = sql.placeholder

export function challengeQueries(db: Db) {
  const challenge = {
    chalnCode: challenges.chalnCode,
    chalnNm: challenges.chalnNm,
    chalnNmEng: challenges.chalnNmEng,
    startDt: challenges.startDt,
    goalDays: challenges.goalDays,
    teamSeq: memberChallenges.teamSeq,
    nickName: members.nickName,
    usrImg: members.usrImg,
    successDays: sql<number>`(select count(*) from ${challengeSuccesses} where ${challengeSuccesses.hcId} = ${memberChallenges.hcId}
      and ${challengeSuccesses.chalnCode} = ${memberChallenges.chalnCode})`.mapWith(Number),
    windowFrom: challenges.windowFrom,
    windowTo: challenges.windowTo,
    dayGoalSteps: challenges.dayGoalSteps,
    /** Today's, in order of time; null before the first. */
    readings: sql<StepReading[] | null>`(
      select json_agg(json_build_object('readAt', ${stepReadings.readAt}, 'steps', ${stepReadings.steps}) order by ${stepReadings.readAt})
      from ${stepReadings} where ${stepReadings.hcId} = ${memberChallenges.hcId} and ${stepReadings.activityDt} = ${param('day')})`,
  }
  const readChallenge = compiled(
    db,
    challenge,
    db
      .select(challenge)
      .from(memberChallenges)
      .innerJoin(members, eq(members.hcId, memberChallenges.hcId))
      .innerJoin(challenges, eq(challenges.chalnCode, memberChallenges.chalnCode))
      .where(and(eq(memberChallenges.hcId, param('hcId')), lte(challenges.startDt, param('today')), gte(challenges.endDt, param('day'))))
      .orderBy(asc(challenges.startDt))
      .limit(1),
  )

  const standing = { teamSeq: challengeTeamDays.teamSeq, steps: sql<number>`avg(${challengeTeamDays.averageSteps})`.mapWith(Number) }
  const readStandings = compiled(
    db,
    standing,
    db
      .select(standing)
      .from(challengeTeamDays)
      .where(
        and(
          eq(challengeTeamDays.chalnCode, param('chalnCode')),
          gte(challengeTeamDays.activityDt, param('from')),
          lte(challengeTeamDays.activityDt, param('to')),
        ),
      )
      .groupBy(challengeTeamDays.teamSeq),
  )

  return {
    /** The challenge of the member that runs on `today`. */
    challenge: async (hcId: string, today: string) => (await readChallenge({ hcId, today, day: today }))[0],
    /** Every team's steps a day, averaged over the days `from` to `to`. */
    standings: (chalnCode: string, from: string, to: string) => readStandings({ chalnCode, from, to }),
  }
}
