/**
 * Answers to an invitation to a team: the first one holds. A yes takes a place of the challenge and a seat of the team,
 * both or none.
 */
import { and, eq } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { join } from '#server/domain/challenge/join.queries.ts'
import { challengeMembers, challengeTeams, teamInvites } from '#server/domain/challenge/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { seoulNow } from '#server/seoul.ts'
import { orRefusal, Refused } from './refusals.rules.ts'
import { isChangeable } from './rules.ts'
import { freeSeat, isInvite, locked, ownSeat, sit } from './write.queries.ts'

type Where = { chalnCode: string; teamSeq: number }
type InviteRow = typeof teamInvites.$inferSelect

export function answerQueries(db: Db) {
  const write = <T>(work: (tx: Queryable) => Promise<T>) => orRefusal(() => retrying(() => db.transaction(work)))

  return {
    accept: (hcId: string, inviteSeq: number, now: Date) =>
      write(async (tx): Promise<Where> => {
        const invite = await open(tx, hcId, inviteSeq)
        const { team, challenge } = await locked(
          tx,
          and(eq(challengeTeams.chalnCode, invite.chalnCode), eq(challengeTeams.teamSeq, invite.teamSeq)),
        )
        if (!isChangeable(challenge, seoulNow(now).day)) throw new Refused('teamsClosed')
        const before = await ownSeat(tx, hcId, team.chalnCode)
        if (before?.teamSeq === team.teamSeq) {
          // Sat down without the invitation: who leads has seen them come.
          await answer(tx, invite, 'ACCEPTED', now)
          return team
        }
        if (before?.teamSeq != null) throw new Refused('inTeam')
        await freeSeat(tx, team, challenge, hcId)
        if (before === undefined) {
          const outcome = await join(tx, hcId, challenge, {}, now)
          if (outcome !== 'joined' && outcome !== 'alreadyJoined')
            throw new Refused(outcome === 'closed' ? 'notOpen' : outcome)
        }
        const me = before ?? (await ownSeat(tx, hcId, team.chalnCode))
        if (me === undefined) throw new Refused('notFound')
        // Two seats that were taken at once: the second yes waited for the first where both joined the challenge.
        if (me.teamSeq !== null) throw new Refused('inTeam')
        await sit(tx, team, me.memberKey)
        await answer(tx, invite, 'ACCEPTED', now)
        await tellLeader(tx, hcId, { ...invite, leaderKey: team.leaderKey, isYes: true }, now)
        return team
      }),

    reject: (hcId: string, inviteSeq: number, now: Date) =>
      write(async (tx): Promise<InviteRow> => {
        const invite = await open(tx, hcId, inviteSeq)
        const [team] = await tx
          .select({ leaderKey: challengeTeams.leaderKey })
          .from(challengeTeams)
          .where(and(eq(challengeTeams.chalnCode, invite.chalnCode), eq(challengeTeams.teamSeq, invite.teamSeq)))
        await answer(tx, invite, 'REJECTED', now)
        await tellLeader(tx, hcId, { ...invite, leaderKey: team?.leaderKey ?? '', isYes: false }, now)
        return { ...invite, answer: 'REJECTED', answeredAt: now }
      }),
  }
}

/** An invitation of the member's, kept from their other phone; refuses when it was answered or taken back. */
async function open(tx: Queryable, hcId: string, inviteSeq: number): Promise<InviteRow> {
  const [invite] = await tx
    .select()
    .from(teamInvites)
    .where(and(eq(teamInvites.hcId, hcId), eq(teamInvites.inviteSeq, inviteSeq)))
    .for('update')
  if (invite === undefined) throw new Refused('notFound')
  if (invite.answer !== null) throw new Refused(invite.answer === 'CANCELLED' ? 'notOpen' : 'alreadyAnswered')
  return invite
}

async function answer(tx: Queryable, invite: InviteRow, said: 'ACCEPTED' | 'REJECTED', now: Date): Promise<void> {
  await tx.update(teamInvites).set({ answer: said, answeredAt: now }).where(isInvite(invite))
}

/** Nobody but who leads learns of an answer. */
async function tellLeader(
  tx: Queryable,
  hcId: string,
  { chalnCode, inviteSeq, leaderKey, isYes }: InviteRow & { leaderKey: string; isYes: boolean },
  now: Date,
): Promise<void> {
  const [leader] = await tx
    .select({ hcId: challengeMembers.hcId })
    .from(challengeMembers)
    .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.memberKey, leaderKey)))
  if (leader?.hcId == null) return
  const [me] = await tx.select({ nickName: members.nickName }).from(members).where(eq(members.hcId, hcId))
  const name = me?.nickName ?? ''
  const title = isYes
    ? { ko: `${name}님이 자리에 앉았어요`, en: `${name} took the seat` }
    : { ko: `${name}님은 이번엔 쉬어요`, en: `${name} sits this one out` }
  const body = isYes
    ? { ko: '누가 함께하는지 볼까요?', en: 'See who is in.' }
    : { ko: '다른 동료를 부를 수 있어요.', en: 'You can ask somebody else.' }
  await notify(
    tx,
    leader.hcId,
    'challenge',
    {
      sourceKey: `team-answer:${String(inviteSeq)}`,
      route: 'serviceChalTeamMake',
      params: { chalnCode },
      text: { title, body },
    },
    now,
  )
}
