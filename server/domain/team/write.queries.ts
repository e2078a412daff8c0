/**
 * Making a team, sitting down in one, asking people. The team's row is the lock of its seats, the member's own row of
 * the one team they may sit in.
 */
import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import type { ChallengeInfo } from '#server/domain/challenge/queries.ts'
import { challengeMembers, challenges, challengeTeams, teamInvites } from '#server/domain/challenge/schema.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { seoulNow } from '#server/seoul.ts'
import { askedBy, inReach, isKept, peopleOf } from './queries.ts'
import { orRefusal, Refused } from './refusals.rules.ts'
import { canAskAgain, canBeAsked, isChangeable, MOST_SENDINGS, nameKeyOf, sendingsOf } from './rules.ts'

export interface TeamForm {
  teamNm: string
  introTxt?: string | undefined
  openYn: 'Y' | 'N'
  memberKeyList?: readonly string[] | undefined
}

type TeamRow = typeof challengeTeams.$inferSelect
type Where = { chalnCode: string; teamSeq: number }
type InviteRow = typeof teamInvites.$inferSelect

export function writeQueries(db: Db) {
  const write = <T>(work: (tx: Queryable) => Promise<T>) => orRefusal(() => retrying(() => db.transaction(work)))

  return {
    /** The same again finds the team that stands: its answer may have been lost (docs/decisions/373). */
    make: (hcId: string, challenge: ChallengeInfo, form: TeamForm, now: Date) =>
      write(async (tx): Promise<Where> => {
        const { chalnCode } = challenge
        const me = await ownSeat(tx, hcId, chalnCode)
        if (me === undefined || challenge.teamMax === null) throw new Refused('notFound')
        const name = form.teamNm.trim()
        if (name === '') throw new Refused({ field: 'teamNm' })
        const introTxt = form.introTxt?.trim() || null
        const before = await ownTeam(tx, me)
        const isSame = before?.name === name && before.introTxt === introTxt && before.openYn === form.openYn
        if (before !== undefined && isSame) return before
        if (!isChangeable(challenge, seoulNow(now).day)) throw new Refused('teamsClosed')
        if (me.teamSeq !== null) throw new Refused('inTeam')
        const [team] = await tx
          .insert(challengeTeams)
          .values({
            chalnCode,
            name,
            nameKey: nameKeyOf(name),
            introTxt,
            leaderKey: me.memberKey,
            openYn: form.openYn,
            madeAt: now,
          })
          .onConflictDoNothing()
          .returning()
        if (team === undefined) throw new Refused('nameTaken')
        await sit(tx, team, me.memberKey)
        await ask(tx, hcId, challenge, team, form.memberKeyList ?? [], now)
        return team
      }),

    /** Who sits there sits there: the same again takes no other seat. */
    join: (hcId: string, teamSeq: number, now: Date) =>
      write(async (tx): Promise<Where> => {
        const { team, challenge } = await locked(
          tx,
          and(eq(challengeTeams.teamSeq, teamSeq), eq(challengeTeams.openYn, 'Y'), inReach(hcId)),
        )
        const me = await ownSeat(tx, hcId, team.chalnCode)
        if (me === undefined) throw new Refused('notFound')
        if (me.teamSeq === teamSeq) return team
        if (me.teamSeq !== null) throw new Refused('inTeam')
        if (!isChangeable(challenge, seoulNow(now).day)) throw new Refused('teamsClosed')
        await freeSeat(tx, team, challenge, hcId)
        await sit(tx, team, me.memberKey)
        return team
      }),

    /** Only who leads asks. @returns the numbers of what was sent */
    invite: (hcId: string, teamSeq: number, memberKeys: readonly string[], now: Date) =>
      write(async (tx): Promise<InviteRow[]> => {
        const { team, challenge } = await led(tx, hcId, eq(challengeTeams.teamSeq, teamSeq))
        if (!isChangeable(challenge, seoulNow(now).day)) throw new Refused('teamsClosed')
        return ask(tx, hcId, challenge, team, memberKeys, now)
      }),

    askAgain: (hcId: string, inviteSeq: number, now: Date) =>
      write(async (tx): Promise<InviteRow> => {
        const { invite, team, challenge } = await ledInvite(tx, hcId, inviteSeq)
        if (invite.answer !== null) throw new Refused('alreadyAnswered')
        if (!isChangeable(challenge, seoulNow(now).day)) throw new Refused('teamsClosed')
        if (!canAskAgain(invite, now)) throw new Refused('notReinvitable')
        const [sent] = await tx
          .update(teamInvites)
          .set({ sentAt: now, sentCnt: invite.sentCnt + 1 })
          .where(isInvite(invite))
          .returning()
        await tellAsked(tx, team, invite.hcId, `${String(inviteSeq)}:${String(invite.sentCnt + 1)}`, now)
        return sent ?? invite
      }),

    cancel: (hcId: string, inviteSeq: number, now: Date) =>
      write(async (tx): Promise<InviteRow> => {
        const { invite } = await ledInvite(tx, hcId, inviteSeq)
        if (invite.answer !== null) throw new Refused(invite.answer === 'CANCELLED' ? 'notOpen' : 'alreadyAnswered')
        const [row] = await tx
          .update(teamInvites)
          .set({ answer: 'CANCELLED', answeredAt: now })
          .where(isInvite(invite))
          .returning()
        return row ?? invite
      }),
  }
}

export const isInvite = ({ chalnCode, inviteSeq }: Pick<InviteRow, 'chalnCode' | 'inviteSeq'>) =>
  and(eq(teamInvites.chalnCode, chalnCode), eq(teamInvites.inviteSeq, inviteSeq))

/** The member's row in a challenge, kept from their other phone; undefined for who is not in it. */
export async function ownSeat(tx: Queryable, hcId: string, chalnCode: string) {
  const [row] = await tx
    .select()
    .from(challengeMembers)
    .where(
      and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.hcId, hcId), isNull(challengeMembers.quitAt)),
    )
    .for('update')
  return row
}

/** The team that a member leads and sits in; undefined for anybody else. */
async function ownTeam(
  tx: Queryable,
  { chalnCode, memberKey, teamSeq }: { chalnCode: string; memberKey: string; teamSeq: number | null },
): Promise<TeamRow | undefined> {
  if (teamSeq === null) return undefined
  const [team] = await tx
    .select()
    .from(challengeTeams)
    .where(
      and(
        eq(challengeTeams.chalnCode, chalnCode),
        eq(challengeTeams.teamSeq, teamSeq),
        eq(challengeTeams.leaderKey, memberKey),
      ),
    )
  return team
}

/** A team and its challenge, its seats kept from everybody else. */
export async function locked(
  tx: Queryable,
  where: ReturnType<typeof and>,
): Promise<{ team: TeamRow; challenge: ChallengeInfo }> {
  const [team] = await tx.select().from(challengeTeams).where(where).for('update')
  const [challenge] =
    team === undefined ? [] : await tx.select().from(challenges).where(eq(challenges.chalnCode, team.chalnCode))
  if (team === undefined || challenge === undefined) throw new Refused('notFound')
  return { team, challenge }
}

async function led(tx: Queryable, hcId: string, where: ReturnType<typeof and>) {
  const found = await locked(tx, and(where, inReach(hcId)))
  const [leader] = await tx
    .select({ hcId: challengeMembers.hcId })
    .from(challengeMembers)
    .where(
      and(
        eq(challengeMembers.chalnCode, found.team.chalnCode),
        eq(challengeMembers.memberKey, found.team.leaderKey),
        eq(challengeMembers.teamSeq, found.team.teamSeq),
        isNull(challengeMembers.quitAt),
      ),
    )
  if (leader?.hcId !== hcId) throw new Refused('notFound')
  return found
}

/** An invitation that the member's own team has sent: of challenges that they are in. */
async function ledInvite(tx: Queryable, hcId: string, inviteSeq: number) {
  const [invite] = await tx
    .select({ chalnCode: teamInvites.chalnCode, teamSeq: teamInvites.teamSeq })
    .from(challengeMembers)
    .innerJoin(
      teamInvites,
      and(eq(teamInvites.chalnCode, challengeMembers.chalnCode), eq(teamInvites.inviteSeq, inviteSeq)),
    )
    .where(and(eq(challengeMembers.hcId, hcId), isNull(challengeMembers.quitAt)))
  if (invite === undefined) throw new Refused('notFound')
  const found = await led(
    tx,
    hcId,
    and(eq(challengeTeams.chalnCode, invite.chalnCode), eq(challengeTeams.teamSeq, invite.teamSeq)),
  )
  const [row] = await tx
    .select()
    .from(teamInvites)
    .where(isInvite({ ...invite, inviteSeq }))
    .for('update')
  if (row === undefined) throw new Refused('notFound')
  return { ...found, invite: row }
}

export const seatedIn = async (tx: Queryable, { chalnCode, teamSeq }: Where): Promise<number> =>
  (
    await tx
      .select({ rows: count() })
      .from(challengeMembers)
      .where(
        and(
          eq(challengeMembers.chalnCode, chalnCode),
          eq(challengeMembers.teamSeq, teamSeq),
          isNull(challengeMembers.quitAt),
        ),
      )
  )[0]?.rows ?? 0

const isOfTeam = ({ chalnCode, teamSeq }: Where) =>
  and(eq(teamInvites.chalnCode, chalnCode), eq(teamInvites.teamSeq, teamSeq))

/** Seats that somebody sits on, and those that are kept for who was asked and has not answered. */
async function takenIn(tx: Queryable, team: Where, except?: string): Promise<number> {
  const [kept] = await tx
    .select({ rows: count() })
    .from(teamInvites)
    .where(and(isOfTeam(team), isKept, except === undefined ? undefined : ne(teamInvites.hcId, except)))
  return (await seatedIn(tx, team)) + (kept?.rows ?? 0)
}

/**
 * Refuses when every seat is taken or kept for somebody else; the team's row is locked by then (docs/decisions/394).
 *
 * @param hcId who wants to sit: the seat that is kept for them is theirs
 */
export async function freeSeat(tx: Queryable, team: Where, { teamMax }: ChallengeInfo, hcId: string): Promise<void> {
  if ((await takenIn(tx, team, hcId)) >= (teamMax ?? 0)) throw new Refused('teamFull')
}

export async function sit(tx: Queryable, { chalnCode, teamSeq }: Where, memberKey: string): Promise<void> {
  await tx
    .update(challengeMembers)
    .set({ teamSeq })
    .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.memberKey, memberKey)))
}

/**
 * Asks people, all or none. Who said no, or was asked and let go, may be asked anew a day later, as often as an
 * invitation goes out.
 */
async function ask(
  tx: Queryable,
  hcId: string,
  { teamMax }: ChallengeInfo,
  team: TeamRow,
  keys: readonly string[],
  now: Date,
): Promise<InviteRow[]> {
  if (keys.length === 0) return []
  const { chalnCode, teamSeq } = team
  const people = await peopleOf(tx, hcId, chalnCode, keys)
  if (people.length < keys.length) throw new Refused({ field: 'memberKeyList' })
  const known = await askedBy(
    tx,
    team,
    people.map((one) => one.hcId),
  )
  // In the order in which they were chosen, which is the one in which the team's seats name them.
  const asked = people
    .toSorted((one, other) => keys.indexOf(one.memberKey) - keys.indexOf(other.memberKey))
    .map((person) => {
      const before = known.filter((one) => one.hcId === person.hcId)
      return { ...person, own: before.find((one) => one.teamSeq === teamSeq), before: sendingsOf(before) }
    })
  if (
    asked.some(({ own, before }) => own?.answer === null || (before !== undefined && before.sentCnt >= MOST_SENDINGS))
  )
    throw new Refused('alreadyInvited')
  if (asked.some(({ before }) => !canBeAsked(before, now))) throw new Refused('notReinvitable')
  const ofTeam = isOfTeam(team)
  if ((await takenIn(tx, team)) + asked.length > (teamMax ?? 0)) throw new Refused('teamFull')
  const again = asked.flatMap(({ own }) => (own === undefined ? [] : [own.inviteSeq]))
  if (again.length > 0) await tx.delete(teamInvites).where(and(ofTeam, inArray(teamInvites.inviteSeq, again)))
  const sent = await tx
    .insert(teamInvites)
    .values(
      asked.map((one) => ({
        chalnCode,
        teamSeq,
        hcId: one.hcId,
        sentAt: now,
        sentCnt: (one.before?.sentCnt ?? 0) + 1,
      })),
    )
    .returning()
  // In one order for all, so that two teams that ask the same people never wait for each other.
  for (const row of sent.toSorted((one, other) => (one.hcId < other.hcId ? -1 : 1)))
    await tellAsked(tx, team, row.hcId, String(row.inviteSeq), now)
  return sent
}

async function tellAsked(
  tx: Queryable,
  { chalnCode, name, leaderKey }: TeamRow,
  hcId: string,
  key: string,
  now: Date,
): Promise<void> {
  const [leader] = await tx
    .select({ nickName: challengeMembers.nickName })
    .from(challengeMembers)
    .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.memberKey, leaderKey)))
  const from = leader?.nickName ?? ''
  const text = {
    title: { ko: `${from}님이 한 자리를 비워 뒀어요`, en: `${from} kept a seat for you` },
    body: { ko: name, en: name },
  }
  await notify(
    tx,
    hcId,
    'challenge',
    { sourceKey: `team-invite:${key}`, route: 'serviceChalTeamMake', params: { chalnCode }, text },
    now,
  )
}
