/**
 * What members did in a challenge goes half a year after its last day, as its terms say: days, lunches, missions with
 * their pictures, the target, what was told the dietitian and what was written of it. That they were in it, what it
 * came to, what it paid and the badges that it earned stay; so do the readings, which are the member's own records.
 * Posts are not named by the terms and stay, too.
 */
import { and, eq, exists, gte, inArray, isNotNull, isNull, lte, max, min, notExists, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { clearInPieces } from '#server/db/pieces.ts'
import { retrying } from '#server/db/retry.ts'
import { keepBadges } from '#server/domain/challenge/badge.queries.ts'
import { isKept } from '#server/domain/challenge/keep.rules.ts'
import {
  challengeCounts,
  challengeDays,
  challengeMembers,
  challengeReports,
  challengeResults,
  challenges,
  challengeScores,
  challengeTargets,
  memberChallenges,
} from '#server/domain/challenge/schema.ts'
import { challengeCares, goalProposals, interviewPapers } from '#server/domain/coached/schema.ts'
import { dropUnnamed } from '#server/domain/mission/pictures.queries.ts'
import { challengeMissions, missionEntries, missionExchanges, missionSwaps } from '#server/domain/mission/schema.ts'
import { tillMeals, wellFoodDays } from '#server/domain/till/schema.ts'

type Membership = { hcId: string; chalnCode: string; memberKey: string }

/** Challenges whose time is over. There are a few dozen of them, whatever the number of members. */
export async function overdueChallenges(db: Queryable, today: string): Promise<string[]> {
  const rows = await db
    .select({ chalnCode: challenges.chalnCode, endDt: challenges.endDt })
    .from(challenges)
    .where(lte(challenges.endDt, today))
  return rows.filter((row) => !isKept(row, today)).map(({ chalnCode }) => chalnCode)
}

/**
 * Of some members, one membership after the other. What is not settled yet is settled first: nobody loses a point by
 * it.
 */
export async function forgetChallenges(db: Db, hcIds: readonly string[], today: string, now: Date): Promise<void> {
  const codes = await overdueChallenges(db, today)
  if (codes.length === 0) return
  const due = await db
    .select({
      hcId: memberChallenges.hcId,
      chalnCode: memberChallenges.chalnCode,
      memberKey: memberChallenges.memberKey,
    })
    .from(memberChallenges)
    .innerJoin(
      challengeResults,
      and(eq(challengeResults.hcId, memberChallenges.hcId), eq(challengeResults.chalnCode, memberChallenges.chalnCode)),
    )
    .where(
      and(
        inArray(memberChallenges.hcId, [...hcIds]),
        inArray(memberChallenges.chalnCode, codes),
        isNull(memberChallenges.forgottenAt),
      ),
    )
  for (const own of due) await retrying(() => db.transaction((tx) => forgetMembership(tx, own, now)))
}

/** Takes one membership's record away, in the caller's transaction. */
export async function forgetMembership(tx: Queryable, own: Membership, now: Date): Promise<void> {
  const { hcId, chalnCode, memberKey } = own
  const [challenge] = await tx
    .select({ goalDays: challenges.goalDays })
    .from(challenges)
    .where(eq(challenges.chalnCode, chalnCode))
  const gone = await tx
    .delete(challengeScores)
    .where(and(eq(challengeScores.chalnCode, chalnCode), eq(challengeScores.memberKey, memberKey)))
    .returning({ dayDt: challengeScores.dayDt, successYn: challengeScores.successYn })
  // What was settled before badges were kept has its own here.
  const successes = gone.flatMap(({ dayDt, successYn }) => (successYn === 'Y' ? [dayDt] : []))
  await keepBadges(tx, { hcId, chalnCode }, challenge?.goalDays ?? null, new Set(successes))
  for (const table of [challengeTargets, challengeReports, interviewPapers, goalProposals, challengeCares])
    await tx.delete(table).where(and(eq(table.hcId, hcId), eq(table.chalnCode, chalnCode)))
  await tx
    .update(challengeResults)
    .set({ values: [], reportSeq: null })
    .where(and(eq(challengeResults.hcId, hcId), eq(challengeResults.chalnCode, chalnCode)))
  // From here on it asks for nothing any more: what is left below is what others of the member's still ask for.
  await tx
    .update(memberChallenges)
    .set({ forgottenAt: now })
    .where(and(eq(memberChallenges.hcId, hcId), eq(memberChallenges.chalnCode, chalnCode)))
  await forgetMissions(tx, own)
  await forgetLunches(tx, own)
}

/**
 * What was entered and exchanged for the missions of the challenge on its days, where no other challenge has asked for
 * it that is kept.
 */
async function forgetMissions(tx: Queryable, { hcId, chalnCode }: Membership): Promise<void> {
  const [span] = await tx
    .select({ from: min(challengeDays.dayDt), to: max(challengeDays.dayDt) })
    .from(challengeDays)
    .where(eq(challengeDays.chalnCode, chalnCode))
  if (!span?.from || !span.to) return
  const asks = (
    code: typeof chalnCode | typeof memberChallenges.chalnCode,
    dayDt: typeof missionEntries.missionDt | typeof missionExchanges.missionDt,
    missionSeq: typeof missionEntries.missionSeq,
  ) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(challengeDays)
        .innerJoin(challengeMissions, eq(challengeMissions.chalnCode, challengeDays.chalnCode))
        .leftJoin(missionSwaps, eq(missionSwaps.missionSeq, challengeMissions.missionSeq))
        .where(
          and(
            eq(challengeDays.chalnCode, code),
            eq(challengeDays.dayDt, dayDt),
            or(eq(challengeMissions.missionSeq, missionSeq), eq(missionSwaps.newMissionSeq, missionSeq)),
          ),
        ),
    )
  const isAskedElsewhere = (table: typeof missionEntries | typeof missionExchanges) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(memberChallenges)
        .where(
          and(
            eq(memberChallenges.hcId, hcId),
            isNull(memberChallenges.forgottenAt),
            asks(memberChallenges.chalnCode, table.missionDt, table.missionSeq as typeof missionEntries.missionSeq),
          ),
        ),
    )
  const isOwn = (table: typeof missionEntries | typeof missionExchanges) =>
    and(
      eq(table.hcId, hcId),
      gte(table.missionDt, span.from ?? ''),
      lte(table.missionDt, span.to ?? ''),
      asks(chalnCode, table.missionDt, table.missionSeq as typeof missionEntries.missionSeq),
      sql`not ${isAskedElsewhere(table)}`,
    )
  const gone = await tx.delete(missionEntries).where(isOwn(missionEntries)).returning({ imgId: missionEntries.imgId })
  await dropUnnamed(
    tx,
    hcId,
    gone.map(({ imgId }) => imgId),
  )
  await tx.delete(missionExchanges).where(isOwn(missionExchanges))
}

/** Lunches that the till has told of, where no other challenge of that course counts them that is kept. */
async function forgetLunches(tx: Queryable, { hcId, chalnCode }: Membership): Promise<void> {
  const days = (code: string | typeof memberChallenges.chalnCode) =>
    tx
      .select({ one: sql`1` })
      .from(wellFoodDays)
      .where(and(eq(wellFoodDays.chalnCode, code), eq(wellFoodDays.menuDt, tillMeals.menuDt)))
  const kept = tx
    .select({ one: sql`1` })
    .from(memberChallenges)
    .where(
      and(
        eq(memberChallenges.hcId, hcId),
        isNull(memberChallenges.forgottenAt),
        exists(days(memberChallenges.chalnCode)),
      ),
    )
  await tx.delete(tillMeals).where(and(eq(tillMeals.hcId, hcId), exists(days(chalnCode)), notExists(kept)))
}

/** What is left of the groups: days of people who are not here any more or never were, and who stood where. */
export async function forgetStandings(db: Db, today: string): Promise<void> {
  const codes = await overdueChallenges(db, today)
  if (codes.length === 0) return
  const waits = db
    .select({ one: sql`1` })
    .from(challengeMembers)
    .innerJoin(
      memberChallenges,
      and(
        eq(memberChallenges.hcId, challengeMembers.hcId),
        eq(memberChallenges.chalnCode, challengeMembers.chalnCode),
        isNull(memberChallenges.forgottenAt),
      ),
    )
    .where(
      and(
        eq(challengeMembers.chalnCode, challengeScores.chalnCode),
        eq(challengeMembers.memberKey, challengeScores.memberKey),
        isNotNull(challengeMembers.hcId),
      ),
    )
  await clearInPieces(db, challengeScores, and(inArray(challengeScores.chalnCode, codes), notExists(waits)))
  await db.delete(challengeCounts).where(inArray(challengeCounts.chalnCode, codes))
}
