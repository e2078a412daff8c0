/**
 * The end of a challenge for a member: result, report, points, prize and notices in one transaction. The result's key
 * is what makes it happen once; a second run finds it and changes nothing. It is made by the night's run, or by the
 * first reading after the morning of the settlement.
 */
import { and, asc, count, desc, eq, gt, gte, isNull, lte } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { type Notice, notify } from '#server/domain/notice/notify.queries.ts'
import { grantPoints } from '#server/domain/points/ledger.queries.ts'
import { type SeoulNow, seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import { keepBadges, successesOf } from './badge.queries.ts'
import { CLOSING, closingSummary, DAYS_DONE, WEIGHT } from './closing.rules.ts'
import { type Count, dueCount } from './count.queries.ts'
import { givePrize, isWon, teamCouponOf } from './prize.queries.ts'
import { countDayOf, firstDayOf, isOwnDay, type Stay } from './phase.rules.ts'
import { isSteps } from './progress.queries.ts'
import { type ChallengeInfo, type DayValue, type MissionDays, ownDays } from './queries.ts'
import {
  challengeReports,
  challengeResults,
  challenges,
  challengeScores,
  challengeTargets,
  challengeTeams,
  challengeMembers,
  memberChallenges,
  type ReportValue,
} from './schema.ts'
import { daysRate, pointsOf, wayRate } from './scores.rules.ts'
import { standingQueries } from './standings.queries.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { reportNumbers, weekQueries, writeWeeks } from './week.queries.ts'

type MembershipToSettle = Stay & { challenge: ChallengeInfo; memberKey: string; quitAt: Date | null }

export function settleQueries(db: Db, missionDays: MissionDays) {
  const standings = standingQueries(db)
  const records = indexRecordQueries(db)
  const weekly = weekQueries(db, missionDays)

  /** Places of the last count; none where there is no ranking. */
  async function placesOf({ challenge, memberKey }: MembershipToSettle, count: Count | undefined) {
    const { chalnCode } = challenge
    const [seat] = await db
      .select({ teamSeq: challengeMembers.teamSeq, teamNm: challengeTeams.name })
      .from(challengeMembers)
      .leftJoin(
        challengeTeams,
        and(
          eq(challengeTeams.chalnCode, challengeMembers.chalnCode),
          eq(challengeTeams.teamSeq, challengeMembers.teamSeq),
        ),
      )
      .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.memberKey, memberKey)))
    const teamNm = seat?.teamNm ?? null
    if (count === undefined) return { places: { rankNo: null, teamNm, teamRankNo: null }, hasWon: false }
    const all = { chalnCode, countDt: count.countDt, termType: 'ALL' } as const
    const [person, team] = await Promise.all([
      standings.rowsOf({ ...all, rankType: 'PERSON' }, [memberKey]),
      standings.rowsOf({ ...all, rankType: 'TEAM' }, seat?.teamSeq == null ? [] : [String(seat.teamSeq)]),
    ])
    return {
      places: { rankNo: person[0]?.rankNo ?? null, teamNm, teamRankNo: team[0]?.rankNo ?? null },
      hasWon: isWon(team[0]),
    }
  }

  /** What was reached, by days or by the way to a weight. */
  async function reachedBy(
    hcId: string,
    own: MembershipToSettle,
    now: SeoulNow,
  ): Promise<{ days: DayValue[]; successDays: number; achieveRate: number; values: ReportValue[] }> {
    const { challenge } = own
    const { chalnCode, goalDays, endDt } = challenge
    if (goalDays !== null) {
      // Where no night counts, nothing was kept.
      const live = challenge.dayCap === null && isSteps(challenge) ? [chalnCode] : []
      const days = await ownDays(db, hcId, { rows: [challenge], live, now, missionDays })
      const successDays = days.filter(({ isSuccess }) => isSuccess).length
      return {
        days,
        successDays,
        achieveRate: daysRate(successDays, goalDays),
        values: [{ valueNm: DAYS_DONE, valueTxt: `${String(successDays)}일`, prevTxt: null, betterYn: null }],
      }
    }
    const [[target], weights] = await Promise.all([
      db
        .select()
        .from(challengeTargets)
        .where(and(eq(challengeTargets.hcId, hcId), eq(challengeTargets.chalnCode, chalnCode))),
      records.weights(hcId, firstDayOf(challenge, own), endDt),
    ])
    const isOwn = isOwnDay(challenge, own)
    const last = weights.findLast(({ inptDt }) => isOwn(inptDt.slice(0, 8)))
    if (target === undefined || target.startVal === null || last === undefined)
      return { days: [], successDays: 0, achieveRate: 0, values: [] }
    const grams = Math.round(last.kg * 1000)
    const betterYn = grams === target.startVal ? null : yn(grams < target.startVal)
    const kg = (weight: number) => `${(weight / 1000).toFixed(1)}kg`
    return {
      days: [],
      successDays: 0,
      achieveRate: wayRate(target.startVal, grams, target.goalVal),
      values: [{ valueNm: WEIGHT, valueTxt: kg(grams), prevTxt: kg(target.startVal), betterYn }],
    }
  }

  async function settle(hcId: string, own: MembershipToSettle, now: Date): Promise<void> {
    const { challenge, quitAt } = own
    const { chalnCode } = challenge
    const ranked = await dueCount(db, chalnCode, now)
    const [{ places, hasWon }, reached] = await Promise.all([
      placesOf(own, ranked),
      reachedBy(hcId, own, seoulNow(now)),
    ])
    const weeks = quitAt === null ? await weekly.told(hcId, own, now, reached.days) : []
    const points = pointsOf(challenge, reached.successDays, quitAt === null ? reached.achieveRate : 0)
    const successYn = quitAt === null && reached.achieveRate >= 100 ? 'Y' : 'N'
    await retrying(() =>
      db.transaction(async (tx) => {
        if (challenge.kind === 'MISSION') await keepDays(tx, own, reached.days)
        const finishCnt = ranked?.finishCnt ?? Math.max(await finishedOf(tx, challenge), successYn === 'Y' ? 1 : 0)
        const { successDays, achieveRate, values } = reached
        const result = {
          hcId,
          chalnCode,
          settledAt: now,
          successYn,
          successDays,
          achieveRate,
          values,
          ...places,
          points: points.days + points.reward,
          finishCnt,
        } as const
        const made = await tx
          .insert(challengeResults)
          .values(result)
          .onConflictDoNothing()
          .returning({ hcId: challengeResults.hcId })
        if (made.length === 0) return
        // From now on no day can be corrected any more: what it earned is earned for good.
        await keepBadges(tx, { hcId, chalnCode }, challenge.goalDays, successesOf(reached.days))
        const name = { ko: challenge.chalnNm, en: challenge.chalnNmEng }
        if (points.days > 0)
          await grantPoints(
            tx,
            hcId,
            {
              source: 'CHALN_DAY',
              sourceKey: chalnCode,
              points: points.days,
              reason: { code: 'challengeDays', args: { name, days: reached.successDays } },
            },
            now,
          )
        if (points.reward > 0)
          await grantPoints(
            tx,
            hcId,
            {
              source: 'CHALN_END',
              sourceKey: chalnCode,
              points: points.reward,
              reason: { code: 'challenge', args: { name } },
            },
            now,
          )
        if (quitAt !== null) {
          if (points.days > 0)
            await notify(
              tx,
              hcId,
              'challenge',
              { sourceKey: `chaln-end:${chalnCode}`, route: 'mypagePoint', text: paidWords(name, points.days) },
              now,
            )
          return
        }
        const prize = hasWon ? teamCouponOf(challenge) : undefined
        if (prize !== undefined) await givePrize(tx, hcId, challenge, prize, now)
        await writeWeeks(tx, hcId, chalnCode, weeks, now)
        const reportSeq = await writeReport(tx, hcId, challenge, reached, now)
        await tx
          .update(challengeResults)
          .set({ reportSeq })
          .where(and(eq(challengeResults.hcId, hcId), eq(challengeResults.chalnCode, chalnCode)))
        const title =
          successYn === 'Y'
            ? {
                ko: `${challenge.chalnNm} 완주를 축하해요`,
                en: `You finished: ${challenge.chalnNmEng ?? challenge.chalnNm}`,
              }
            : {
                ko: `${challenge.chalnNm} 기간이 끝났어요`,
                en: `It is over: ${challenge.chalnNmEng ?? challenge.chalnNm}`,
              }
        const body = { ko: '무엇이 달라졌는지 볼까요?', en: 'See what has changed.' }
        await notify(
          tx,
          hcId,
          'challenge',
          {
            sourceKey: `chaln-end:${chalnCode}`,
            route: 'challengeChallengeDetail',
            params: { chalnCode },
            text: { title, body },
          },
          now,
        )
      }),
    )
  }

  const isDue = (now: Date) =>
    and(eq(challenges.chalnCode, memberChallenges.chalnCode), lte(challenges.settleDt, countDayOf(seoulNow(now))))
  const ownResult = and(
    eq(challengeResults.hcId, memberChallenges.hcId),
    eq(challengeResults.chalnCode, memberChallenges.chalnCode),
  )

  return {
    /** Settles what is due for the member. One short query when nothing is. */
    due: async (hcId: string, now: Date): Promise<void> => {
      const open = await db
        .select({
          challenge: challenges,
          memberKey: memberChallenges.memberKey,
          joinedAt: memberChallenges.joinedAt,
          quitAt: memberChallenges.quitAt,
          awayDts: memberChallenges.awayDts,
        })
        .from(memberChallenges)
        .innerJoin(challenges, isDue(now))
        .leftJoin(challengeResults, ownResult)
        .where(and(eq(memberChallenges.hcId, hcId), isNull(challengeResults.hcId)))
      for (const own of open) await settle(hcId, own, now)
    },

    /** The next members for whom something is due, in the order of their keys. */
    owed: async (after: string, now: Date, limit: number): Promise<string[]> => {
      const rows = await db
        .selectDistinct({ hcId: memberChallenges.hcId })
        .from(memberChallenges)
        .innerJoin(challenges, isDue(now))
        .leftJoin(challengeResults, ownResult)
        .where(and(gt(memberChallenges.hcId, after), isNull(challengeResults.hcId)))
        .orderBy(asc(memberChallenges.hcId))
        .limit(limit)
      return rows.map(({ hcId }) => hcId)
    },

    /**
     * The result as it was written; where no ranking counted who finished, those of the others who were settled since
     * are in it.
     */
    resultOf: async (hcId: string, chalnCode: string) => {
      const [row] = await db
        .select({ result: challengeResults, challenge: challenges })
        .from(challengeResults)
        .innerJoin(challenges, eq(challenges.chalnCode, challengeResults.chalnCode))
        .where(and(eq(challengeResults.hcId, hcId), eq(challengeResults.chalnCode, chalnCode)))
      if (row === undefined) return undefined
      const finished = row.challenge.dayCap === null ? await finishedOf(db, row.challenge) : 0
      return { ...row.result, finishCnt: Math.max(row.result.finishCnt, finished) }
    },

    /** What the member has finished, the newest first; who quit has not. */
    results: (hcId: string) =>
      db
        .select({ result: challengeResults, challenge: challenges })
        .from(challengeResults)
        .innerJoin(challenges, eq(challenges.chalnCode, challengeResults.chalnCode))
        .innerJoin(
          memberChallenges,
          and(
            eq(memberChallenges.hcId, challengeResults.hcId),
            eq(memberChallenges.chalnCode, challengeResults.chalnCode),
            isNull(memberChallenges.quitAt),
          ),
        )
        .where(eq(challengeResults.hcId, hcId))
        .orderBy(desc(challenges.startDt)),
  }
}

/** For who has quit: of the days that were earned, and of nothing that could be looked at. */
function paidWords({ ko, en }: { ko: string; en: string | null }, points: number): Notice['text'] {
  const sum = points.toLocaleString('en')
  return {
    title: { ko: `${ko}에서 모은 ${sum}P가 들어왔어요`, en: `${sum} points from ${en ?? ko}` },
    body: { ko: '그만두기 전까지 성공한 날의 포인트예요.', en: 'For the days you did before you left.' },
  }
}

/** Days of missions become part of the group when they are settled: until then they are the member's own. */
async function keepDays(
  tx: Queryable,
  { challenge: { chalnCode }, memberKey }: MembershipToSettle,
  days: readonly DayValue[],
): Promise<void> {
  const rows = days.map(({ dayDt, dayVal, isSuccess }) => ({
    chalnCode,
    memberKey,
    dayDt,
    dayVal,
    successYn: isSuccess ? ('Y' as const) : ('N' as const),
  }))
  if (rows.length > 0) await tx.insert(challengeScores).values(rows).onConflictDoNothing()
}

/**
 * How many have done all the days that complete it; where a weight is what is counted, how many of those who were
 * settled have reached it.
 */
async function finishedOf(
  db: Queryable,
  { chalnCode, goalDays }: Pick<ChallengeInfo, 'chalnCode' | 'goalDays'>,
): Promise<number> {
  if (goalDays === null) {
    const reached = and(
      eq(challengeResults.hcId, challengeMembers.hcId),
      eq(challengeResults.chalnCode, challengeMembers.chalnCode),
      eq(challengeResults.successYn, 'Y'),
    )
    const [row] = await db
      .select({ finished: count() })
      .from(challengeMembers)
      .innerJoin(challengeResults, reached)
      .where(eq(challengeMembers.chalnCode, chalnCode))
    return row?.finished ?? 0
  }
  const done = db
    .select({ memberKey: challengeScores.memberKey })
    .from(challengeScores)
    .innerJoin(
      challengeMembers,
      and(
        eq(challengeMembers.chalnCode, challengeScores.chalnCode),
        eq(challengeMembers.memberKey, challengeScores.memberKey),
        isNull(challengeMembers.quitAt),
      ),
    )
    .where(and(eq(challengeScores.chalnCode, chalnCode), eq(challengeScores.successYn, 'Y')))
    .groupBy(challengeScores.memberKey)
    .having(gte(count(), goalDays))
    .as('done')
  const [row] = await db.select({ finished: count() }).from(done)
  return row?.finished ?? 0
}

async function writeReport(
  tx: Queryable,
  hcId: string,
  { chalnCode, chalnNm, startDt, endDt }: ChallengeInfo,
  { values, achieveRate }: { values: ReportValue[]; achieveRate: number },
  now: Date,
): Promise<number> {
  const reportSeq = await reportNumbers(tx, hcId)
  await tx.insert(challengeReports).values({
    hcId,
    reportSeq,
    chalnCode,
    reportType: 'END',
    title: CLOSING,
    startDt,
    endDt,
    madeAt: now,
    summaryTxt: closingSummary(chalnNm, achieveRate),
    values,
    sections: [],
  })
  return reportSeq
}
