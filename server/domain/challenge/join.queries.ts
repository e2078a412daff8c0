/** Coming into a challenge and leaving it. Both rows of a membership and the counter stand or fall together. */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/domain/member/schema.ts'
import { seoulNow } from '#server/seoul.ts'
import { newMemberKey } from './member-key.rules.ts'
import { daysAway, isOpenOn, phaseOf } from './phase.rules.ts'
import { type ChallengeInfo } from './queries.ts'
import {
  challengeCounters,
  challengeFaces,
  challengeMembers,
  challengeRecomms,
  challenges,
  challengeTeams,
  memberChallenges,
  teamInvites,
} from './schema.ts'
import { allAgreed, answersOf } from './terms.queries.ts'

export type JoinOutcome = 'joined' | 'termsRequired' | 'full' | 'closed' | 'alreadyJoined'
export interface JoinForm {
  promiseTxt?: string | undefined
  recommCode?: string | undefined
}

export function joinQueries(db: Db) {
  return {
    join: (hcId: string, challenge: ChallengeInfo, form: JoinForm, now: Date): Promise<JoinOutcome> =>
      retrying(() => db.transaction((tx) => join(tx, hcId, challenge, form, now))),

    /**
     * Leaves, the team too: who has been in it longest leads it from then on, and the last one ends it. What the days
     * earned stays.
     *
     * @returns undefined when the member is not in it
     */
    quit: (hcId: string, challenge: ChallengeInfo, now: Date): Promise<'left' | 'over' | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [own] = await tx
            .select()
            .from(memberChallenges)
            .where(
              and(
                eq(memberChallenges.hcId, hcId),
                eq(memberChallenges.chalnCode, challenge.chalnCode),
                isNull(memberChallenges.quitAt),
              ),
            )
            .for('update')
          if (own === undefined) return undefined
          if (['counting', 'over'].includes(phaseOf(challenge, seoulNow(now)))) return 'over'
          const { chalnCode } = challenge
          await leaveTeam(tx, chalnCode, own.memberKey, now)
          await tx
            .update(memberChallenges)
            .set({ quitAt: now })
            .where(and(eq(memberChallenges.hcId, hcId), eq(memberChallenges.chalnCode, chalnCode)))
          await tx
            .update(challengeMembers)
            .set({ quitAt: now })
            .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.memberKey, own.memberKey)))
          await givePlace(tx, chalnCode)
          return 'left'
        }),
      ),

    /** @returns false when the member is not in it */
    promise: async (hcId: string, chalnCode: string, promiseTxt: string): Promise<boolean> => {
      const changed = await db
        .update(memberChallenges)
        .set({ promiseTxt })
        .where(
          and(
            eq(memberChallenges.hcId, hcId),
            eq(memberChallenges.chalnCode, chalnCode),
            isNull(memberChallenges.quitAt),
          ),
        )
        .returning({ hcId: memberChallenges.hcId })
      return changed.length > 0
    },

    /** With whose code the challenge was opened; the first one stays. */
    rememberRecomm: async (hcId: string, chalnCode: string, recommCode: string): Promise<void> => {
      await db.insert(challengeRecomms).values({ hcId, chalnCode, recommCode }).onConflictDoNothing()
    },
  }
}

/**
 * Joins in the caller's transaction. The counter's row is the lock: whoever comes second for the last place waits for
 * the first, and finds it taken.
 */
export async function join(
  tx: Queryable,
  hcId: string,
  challenge: ChallengeInfo,
  { promiseTxt, recommCode }: JoinForm,
  now: Date,
): Promise<JoinOutcome> {
  const { chalnCode } = challenge
  await tx.insert(challengeCounters).values({ chalnCode }).onConflictDoNothing()
  const placed = await tx
    .update(challengeCounters)
    .set({ joinCnt: sql`${challengeCounters.joinCnt} + 1` })
    .where(
      and(
        eq(challengeCounters.chalnCode, chalnCode),
        challenge.maxJoin === null ? undefined : lt(challengeCounters.joinCnt, challenge.maxJoin),
      ),
    )
    .returning({ joinCnt: challengeCounters.joinCnt })
  const [known] = await tx
    .select()
    .from(memberChallenges)
    .where(and(eq(memberChallenges.hcId, hcId), eq(memberChallenges.chalnCode, chalnCode)))
  const refusal = await refusalOf()
  if (refusal !== undefined) {
    // The place that was taken above is given back: the rest of the caller's transaction may go on.
    if (placed.length > 0)
      await tx
        .update(challengeCounters)
        .set({ joinCnt: sql`${challengeCounters.joinCnt} - 1` })
        .where(eq(challengeCounters.chalnCode, chalnCode))
    return refusal
  }
  const [person] = await tx
    .select({ nickName: members.nickName, usrImg: members.usrImg })
    .from(members)
    .where(eq(members.hcId, hcId))
  if (person === undefined) return 'closed'
  const [face] = await tx
    .select()
    .from(challengeFaces)
    .where(and(eq(challengeFaces.chalnCode, chalnCode), eq(challengeFaces.hcId, hcId)))
  const [opened] = await tx
    .select()
    .from(challengeRecomms)
    .where(and(eq(challengeRecomms.hcId, hcId), eq(challengeRecomms.chalnCode, chalnCode)))
  const memberKey = known?.memberKey ?? face?.memberKey ?? newMemberKey()
  // Who comes back is who left: the days before were earned, and the first day stays the first. Those between were not
  // theirs.
  const away = known?.quitAt ? [...known.awayDts, ...daysAway(challenge, known.quitAt, now)] : known?.awayDts
  const back = { quitAt: null, awayDts: away ?? [] }
  await tx
    .insert(challengeMembers)
    .values({ chalnCode, memberKey, hcId, ...person, joinedAt: now })
    .onConflictDoUpdate({
      target: [challengeMembers.chalnCode, challengeMembers.memberKey],
      set: { ...back, ...person },
    })
  const own = { promiseTxt: promiseTxt?.trim() || null, recommCode: opened?.recommCode ?? recommCode ?? null }
  await tx
    .insert(memberChallenges)
    .values({ hcId, chalnCode, memberKey, joinedAt: now, ...own })
    .onConflictDoUpdate({ target: [memberChallenges.hcId, memberChallenges.chalnCode], set: { ...back, ...own } })
  return 'joined'

  async function refusalOf(): Promise<JoinOutcome | undefined> {
    if (known !== undefined && known.quitAt === null) return 'alreadyJoined'
    if (!isOpenOn(challenge, seoulNow(now).day)) return 'closed'
    if (placed.length === 0) return 'full'
    return allAgreed(await answersOf(tx, hcId, chalnCode)) ? undefined : 'termsRequired'
  }
}

/**
 * Who leaves the service frees the place and the seat in the team of every challenge that is not over; in the caller's
 * transaction.
 */
export async function leaveChallenges(tx: Queryable, hcId: string, now: Date): Promise<void> {
  const seoul = seoulNow(now)
  const own = await tx
    .select({ challenge: challenges, memberKey: memberChallenges.memberKey })
    .from(memberChallenges)
    .innerJoin(challenges, eq(challenges.chalnCode, memberChallenges.chalnCode))
    .where(and(eq(memberChallenges.hcId, hcId), isNull(memberChallenges.quitAt)))
    .orderBy(asc(challenges.chalnCode))
  for (const { challenge, memberKey } of own) {
    if (phaseOf(challenge, seoul) === 'over') continue
    await leaveTeam(tx, challenge.chalnCode, memberKey)
    await givePlace(tx, challenge.chalnCode)
  }
}

const givePlace = (tx: Queryable, chalnCode: string) =>
  tx
    .update(challengeCounters)
    .set({ joinCnt: sql`greatest(0, ${challengeCounters.joinCnt} - 1)` })
    .where(eq(challengeCounters.chalnCode, chalnCode))

/**
 * Takes somebody out of their team, in the caller's transaction; the own row keeps the other phone from sitting down
 * meanwhile, the team's row is the lock of its seats. `backAt`: of who may come back, now.
 */
async function leaveTeam(tx: Queryable, chalnCode: string, memberKey: string, backAt?: Date): Promise<void> {
  const [seat] = await tx
    .select({ teamSeq: challengeMembers.teamSeq, hcId: challengeMembers.hcId })
    .from(challengeMembers)
    .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.memberKey, memberKey)))
    .for('update')
  if (seat?.teamSeq == null) return
  const isTeam = and(eq(challengeTeams.chalnCode, chalnCode), eq(challengeTeams.teamSeq, seat.teamSeq))
  const [team] = await tx.select().from(challengeTeams).where(isTeam).for('update')
  await tx
    .update(challengeMembers)
    .set({ teamSeq: null })
    .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.memberKey, memberKey)))
  // Seats that other teams had kept went when this one was taken: they are not kept anew.
  if (backAt !== undefined && seat.hcId !== null)
    await tx
      .update(teamInvites)
      .set({ answer: 'REJECTED', answeredAt: backAt })
      .where(and(eq(teamInvites.chalnCode, chalnCode), eq(teamInvites.hcId, seat.hcId), isNull(teamInvites.answer)))
  const [next] = await tx
    .select({ memberKey: challengeMembers.memberKey })
    .from(challengeMembers)
    .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.teamSeq, seat.teamSeq)))
    .orderBy(asc(challengeMembers.joinedAt), asc(challengeMembers.memberKey))
    .limit(1)
  if (team?.leaderKey === memberKey && backAt !== undefined) await rememberAsked(tx, team, backAt)
  if (next === undefined) await tx.delete(challengeTeams).where(isTeam)
  else if (team?.leaderKey === memberKey)
    await tx.update(challengeTeams).set({ leaderKey: next.memberKey }).where(isTeam)
}

/**
 * Whom somebody has asked goes on counting for them when the team does not: a team without seats that nobody finds
 * keeps it. Else leaving and coming back would be the way to ask the same people again on the same day.
 */
async function rememberAsked(
  tx: Queryable,
  { chalnCode, teamSeq, leaderKey }: typeof challengeTeams.$inferSelect,
  now: Date,
): Promise<void> {
  const asked = await tx
    .select()
    .from(teamInvites)
    .where(and(eq(teamInvites.chalnCode, chalnCode), eq(teamInvites.teamSeq, teamSeq)))
  if (asked.length === 0) return
  // No name that is typed has a blank in its key.
  const [kept] = await tx
    .insert(challengeTeams)
    .values({ chalnCode, name: '', nameKey: `left ${randomUUID()}`, leaderKey, openYn: 'N', madeAt: now })
    .returning()
  if (kept === undefined) throw new Error('An insert answered no row.')
  await tx.insert(teamInvites).values(
    asked.map(({ hcId, sentAt, sentCnt, answer, answeredAt }) => ({
      chalnCode,
      teamSeq: kept.teamSeq,
      hcId,
      sentAt,
      sentCnt,
      answer: answer ?? ('CANCELLED' as const),
      answeredAt: answeredAt ?? now,
    })),
  )
}
