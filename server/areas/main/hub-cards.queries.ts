import { and, asc, eq, gte, isNull, lte, or, gt, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/db/schema/member.ts'
import { appointments, challengeSuccesses, greenStamps, memberChallenges } from '#server/db/schema/programme.ts'
import { challenges, challengeTeamDays, challengeTeamMates } from '#server/db/schema/reference.ts'

const param = sql.placeholder

/** What the hub's lower cards are made of. */
export function hubCardQueries(db: Db) {
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

  const mate = { nickName: challengeTeamMates.nickName, usrImg: challengeTeamMates.usrImg }
  const readMates = compiled(
    db,
    mate,
    db
      .select(mate)
      .from(challengeTeamMates)
      .where(and(eq(challengeTeamMates.chalnCode, param('chalnCode')), eq(challengeTeamMates.teamSeq, param('teamSeq'))))
      .orderBy(asc(challengeTeamMates.mateSeq)),
  )

  const appointment = {
    rsrvNo: appointments.rsrvNo,
    rsrvDt: appointments.rsrvDt,
    rsrvTm: appointments.rsrvTm,
    rsrvKind: appointments.rsrvKind,
    placeNm: appointments.placeNm,
    counselorNm: appointments.counselorNm,
  }
  const readAppointment = compiled(
    db,
    appointment,
    db
      .select(appointment)
      .from(appointments)
      .where(
        and(
          eq(appointments.hcId, param('hcId')),
          isNull(appointments.cancelledAt),
          or(gt(appointments.rsrvDt, param('today')), and(eq(appointments.rsrvDt, param('day')), gte(appointments.rsrvTm, param('time')))),
          lte(appointments.rsrvDt, param('until')),
        ),
      )
      .orderBy(asc(appointments.rsrvDt), asc(appointments.rsrvTm))
      .limit(1),
  )

  const stamp = {
    ever: sql<number>`count(*)`.mapWith(Number),
    thisWeek: sql<number>`count(*) filter (where ${greenStamps.stampDt} >= ${param('monday')})`.mapWith(Number),
  }
  const readStamps = compiled(db, stamp, db.select(stamp).from(greenStamps).where(eq(greenStamps.hcId, param('hcId'))))

  return {
    /** The challenge of the member that runs on `today`. */
    challenge: async (hcId: string, today: string) => (await readChallenge({ hcId, today, day: today }))[0],
    /** Every team's steps a day, averaged over the days `from` to `to`. */
    standings: (chalnCode: string, from: string, to: string) => readStandings({ chalnCode, from, to }),
    /** The others of a team. */
    mates: (chalnCode: string, teamSeq: number) => readMates({ chalnCode, teamSeq }),
    /** The next appointment that is not over, up to the day `until`. */
    appointment: async (hcId: string, { day, time }: { day: string; time: string }, until: string) =>
      (await readAppointment({ hcId, today: day, day, time, until }))[0],
    /** How many green stamps the member has: ever, and since `monday`. */
    stamps: async (hcId: string, monday: string) => (await readStamps({ hcId, monday }))[0],
  }
}
