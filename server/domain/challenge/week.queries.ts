/**
 * Reports of the weeks of a challenge, written when a week is over: by the night's run, or by the first reading after
 * it. The member's row is the lock, and a week that has its report keeps it, whatever comes late. Where there was
 * nothing to tell, what comes late makes one.
 */
import { and, asc, eq, gt, gte, isNull, lt, max, notExists, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { members } from '#server/domain/member/schema.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { addDays, mondayOf, seoulNow } from '#server/seoul.ts'
import { countDayOf, firstDayOf, isOwnDay, type Stay } from './phase.rules.ts'
import { isSteps } from './progress.queries.ts'
import { type ChallengeInfo, challengeQueries, type DayValue, type MissionDays, ownDays } from './queries.ts'
import { challengeReports, challenges, challengeTargets, memberChallenges } from './schema.ts'
import { type ReportedWeek, reportedWeeks, weekTitle, weeksOf } from './week.rules.ts'

type Membership = Stay & { challenge: ChallengeInfo }

export function weekQueries(db: Db, missionDays: MissionDays) {
  const { daysOf } = challengeQueries(db)
  const records = indexRecordQueries(db)

  /**
   * What there is to tell of the weeks of a challenge so far, or of all when it is settled. `own`: the days of its end,
   * where they are known.
   */
  async function told(
    hcId: string,
    { challenge, ...stay }: Membership,
    now: Date,
    own?: readonly DayValue[],
  ): Promise<ReportedWeek[]> {
    const { chalnCode, endDt, goalDays } = challenge
    const all = weeksOf(challenge, (await daysOf([chalnCode])).get(chalnCode) ?? [])
    if (all.length === 0) return []
    const [joinDt, isOwn] = [firstDayOf(challenge, stay), isOwnDay(challenge, stay)]
    const weeks = all.map((week) => ({ ...week, days: week.days.filter(isOwn) }))
    if (goalDays !== null) {
      const live = isSteps(challenge) ? [chalnCode] : []
      const days = own ?? (await ownDays(db, hcId, { rows: [challenge], live, now: seoulNow(now), missionDays }))
      return reportedWeeks(challenge, weeks, joinDt, { own: days, weights: [], startGrams: null })
    }
    const [[target], weights] = await Promise.all([
      db
        .select({ startVal: challengeTargets.startVal })
        .from(challengeTargets)
        .where(and(eq(challengeTargets.hcId, hcId), eq(challengeTargets.chalnCode, chalnCode))),
      records.weights(hcId, joinDt, endDt),
    ])
    const grams = weights
      .map(({ inptDt, kg }) => ({ day: inptDt.slice(0, 8), grams: Math.round(kg * 1000) }))
      .filter(({ day }) => isOwn(day))
    return reportedWeeks(challenge, weeks, joinDt, { own: [], weights: grams, startGrams: target?.startVal ?? null })
  }

  return {
    told,

    /** Writes what is due for the member, and tells of the newest. One short query when nothing is. */
    due: async (hcId: string, now: Date): Promise<void> => {
      const countDt = countDayOf(seoulNow(now))
      const open = await db
        .select({
          challenge: challenges,
          joinedAt: memberChallenges.joinedAt,
          awayDts: memberChallenges.awayDts,
        })
        .from(memberChallenges)
        .innerJoin(challenges, isOpen(countDt))
        .where(and(eq(memberChallenges.hcId, hcId), isMissing(db, countDt)))
      for (const own of open) {
        // The last one is written with the end, which tells of both.
        const over = (await told(hcId, own, now)).filter(
          ({ overDt }) => overDt <= countDt && overDt <= own.challenge.endDt,
        )
        if (over.length === 0) continue
        await retrying(() =>
          db.transaction(async (tx) => {
            const newest = (await writeWeeks(tx, hcId, own.challenge.chalnCode, over, now)).at(-1)
            if (newest !== undefined) await notify(tx, hcId, 'challenge', noticeOf(own.challenge, newest), now)
          }),
        )
      }
    },

    /** The next members who may have a report to come, in the order of their keys. */
    owed: async (after: string, now: Date, limit: number): Promise<string[]> => {
      const countDt = countDayOf(seoulNow(now))
      const rows = await db
        .selectDistinct({ hcId: memberChallenges.hcId })
        .from(memberChallenges)
        .innerJoin(challenges, isOpen(countDt))
        .where(and(gt(memberChallenges.hcId, after), isMissing(db, countDt)))
        .orderBy(asc(memberChallenges.hcId))
        .limit(limit)
      return rows.map(({ hcId }) => hcId)
    },
  }
}

/** Has a week behind it, and one more to come. */
const isOpen = (countDt: string) =>
  and(
    eq(challenges.chalnCode, memberChallenges.chalnCode),
    isNull(memberChallenges.quitAt),
    lt(challenges.startDt, mondayOf(countDt)),
    gte(challenges.endDt, mondayOf(countDt)),
    gt(challenges.settleDt, countDt),
  )

/** The week before this one has no report. */
const isMissing = (db: Db, countDt: string) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(challengeReports)
      .where(
        and(
          eq(challengeReports.hcId, memberChallenges.hcId),
          eq(challengeReports.chalnCode, memberChallenges.chalnCode),
          eq(challengeReports.reportType, 'WEEK'),
          gte(challengeReports.startDt, addDays(mondayOf(countDt), -7)),
        ),
      ),
  )

function noticeOf({ chalnCode, chalnNm, chalnNmEng }: ChallengeInfo, { weekNo, from }: ReportedWeek) {
  return {
    sourceKey: `chaln-week:${chalnCode}:${from}`,
    route: 'challengeChallengeDetail',
    params: { chalnCode },
    text: {
      title: {
        ko: `${chalnNm} ${weekTitle(weekNo)}가 나왔어요`,
        en: `Your week ${String(weekNo)} report: ${chalnNmEng ?? chalnNm}`,
      },
      body: { ko: '한 주가 어땠는지 볼까요?', en: 'See how your week went.' },
    },
  }
}

/**
 * Writes the reports of weeks that have none yet, in the caller's transaction. A week is known by its days: a report
 * whose first day lies in it is its own.
 *
 * @returns those that were written now
 */
export async function writeWeeks(
  tx: Queryable,
  hcId: string,
  chalnCode: string,
  weeks: readonly ReportedWeek[],
  now: Date,
): Promise<ReportedWeek[]> {
  if (weeks.length === 0) return []
  const nextSeq = await reportNumbers(tx, hcId)
  const known = await tx
    .select({ startDt: challengeReports.startDt })
    .from(challengeReports)
    .where(
      and(
        eq(challengeReports.hcId, hcId),
        eq(challengeReports.chalnCode, chalnCode),
        eq(challengeReports.reportType, 'WEEK'),
      ),
    )
  const written = new Set(known.map(({ startDt }) => mondayOf(startDt)))
  const missing = weeks.filter(({ from }) => !written.has(mondayOf(from)))
  const rows = missing.map(({ weekNo, from, to, summaryTxt, values }, index) => ({
    hcId,
    reportSeq: nextSeq + index,
    chalnCode,
    reportType: 'WEEK' as const,
    title: weekTitle(weekNo),
    startDt: from,
    endDt: to,
    madeAt: now,
    summaryTxt,
    values,
    sections: [],
  }))
  if (rows.length > 0) await tx.insert(challengeReports).values(rows)
  return missing
}

/**
 * The next number of a report of the member's. The member's row is the lock, so that two that are written at once get
 * two; it lets rows that point at the member through.
 */
export async function reportNumbers(tx: Queryable, hcId: string): Promise<number> {
  await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('no key update')
  const [newest] = await tx
    .select({ seq: max(challengeReports.reportSeq) })
    .from(challengeReports)
    .where(eq(challengeReports.hcId, hcId))
  return (newest?.seq ?? 0) + 1
}
