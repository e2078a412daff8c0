/**
 * Reading teams of a challenge, as one member meets them. A member is known by the key of the challenge, a name and a
 * picture.
 */
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { face, faceIn } from '#server/domain/challenge/face.queries.ts'
import { newMemberKey } from '#server/domain/challenge/member-key.rules.ts'
import {
  challengeFaces,
  challengeMembers,
  challenges,
  challengeTeams,
  memberChallenges,
  teamInvites,
} from '#server/domain/challenge/schema.ts'
import { GENERAL } from '#server/domain/company/rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { sendingsOf } from './rules.ts'

export type Team = typeof challengeTeams.$inferSelect & { leaderNickName: string; memberCnt: number }
export type Invite = typeof teamInvites.$inferSelect & { team: Team; nickName: string; isMine: boolean }
export interface Seat {
  memberKey: string
  nickName: string
  usrImg: string
  hcId: string | null
  /** The open invitation; null for who sits there. */
  inviteSeq: number | null
}

const seated = sql<number>`(
  select count(*) from ${challengeMembers} s
  where s.chaln_code = ${challengeTeams.chalnCode} and s.team_seq = ${challengeTeams.teamSeq}
    and s.quit_at is null)`.mapWith(Number)
/** An invitation keeps its seat until it is answered, taken back, or whom it is for sits in another team. */
export const isKept: SQL = sql`${teamInvites.answer} is null and not exists (
  select 1 from ${challengeMembers} k where k.chaln_code = ${teamInvites.chalnCode} and k.hc_id = ${teamInvites.hcId}
    and k.team_seq is not null and k.quit_at is null)`
const kept = sql<number>`(
  select count(*) from ${teamInvites}
  where ${teamInvites.chalnCode} = ${challengeTeams.chalnCode} and ${teamInvites.teamSeq} = ${challengeTeams.teamSeq}
    and ${isKept})`.mapWith(Number)
const teamColumns = {
  ...getTableColumns(challengeTeams),
  leaderNickName: sql<string>`coalesce((
    select ${faceIn(sql`l`).nickName} from ${challengeMembers} l
    where l.chaln_code = ${challengeTeams.chalnCode} and l.member_key = ${challengeTeams.leaderKey}), '')`,
  memberCnt: seated,
}
const like = (typed: string) => `%${typed.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`

export function teamQueries(db: Db) {
  const invites = async (where: SQL | undefined, isMine: boolean): Promise<Invite[]> => {
    const rows = await db
      .select({ invite: getTableColumns(teamInvites), team: teamColumns, nickName: members.nickName })
      .from(teamInvites)
      .innerJoin(
        challengeTeams,
        and(eq(challengeTeams.chalnCode, teamInvites.chalnCode), eq(challengeTeams.teamSeq, teamInvites.teamSeq)),
      )
      .innerJoin(members, eq(members.hcId, teamInvites.hcId))
      .innerJoin(challenges, eq(challenges.chalnCode, teamInvites.chalnCode))
      .where(where)
      .orderBy(desc(teamInvites.sentAt), desc(teamInvites.inviteSeq))
    return rows.map(({ invite, team, nickName }) => ({
      ...invite,
      team,
      isMine,
      nickName: isMine ? team.leaderNickName : nickName,
    }))
  }

  return {
    /** The team that the member sits in, or may see: invited to it, or open in a challenge of theirs. */
    find: async (
      hcId: string,
      teamSeq: number,
    ): Promise<{ team: Team; isIn: boolean; isInvited: boolean } | undefined> => {
      const [row] = await db
        .select({
          team: teamColumns,
          isIn: sql<boolean>`exists (
            select 1 from ${challengeMembers} m where m.chaln_code = ${challengeTeams.chalnCode}
              and m.hc_id = ${hcId} and m.team_seq = ${challengeTeams.teamSeq} and m.quit_at is null)`,
          isInvited: sql<boolean>`exists (
            select 1 from ${teamInvites} i where i.chaln_code = ${challengeTeams.chalnCode}
              and i.hc_id = ${hcId} and i.team_seq = ${challengeTeams.teamSeq} and i.answer is null)`,
        })
        .from(challengeTeams)
        .innerJoin(challenges, eq(challenges.chalnCode, challengeTeams.chalnCode))
        .where(and(eq(challengeTeams.teamSeq, teamSeq), inReach(hcId)))
      return row
    },

    one: async (tx: Queryable, chalnCode: string, teamSeq: number): Promise<Team | undefined> =>
      (
        await tx
          .select(teamColumns)
          .from(challengeTeams)
          .innerJoin(challenges, eq(challenges.chalnCode, challengeTeams.chalnCode))
          .where(and(eq(challengeTeams.chalnCode, chalnCode), eq(challengeTeams.teamSeq, teamSeq)))
      )[0],

    /** Who sits there, who leads first, then who is asked. */
    seats: async (chalnCode: string, { teamSeq, leaderKey }: Pick<Team, 'teamSeq' | 'leaderKey'>): Promise<Seat[]> => {
      const [sitting, asked] = await Promise.all([
        db
          .select({ memberKey: challengeMembers.memberKey, ...face, hcId: challengeMembers.hcId })
          .from(challengeMembers)
          .where(
            and(
              eq(challengeMembers.chalnCode, chalnCode),
              eq(challengeMembers.teamSeq, teamSeq),
              isNull(challengeMembers.quitAt),
            ),
          )
          .orderBy(
            desc(eq(challengeMembers.memberKey, leaderKey)),
            asc(challengeMembers.joinedAt),
            asc(challengeMembers.memberKey),
          ),
        db
          .select({
            memberKey: challengeFaces.memberKey,
            nickName: members.nickName,
            usrImg: members.usrImg,
            hcId: teamInvites.hcId,
            inviteSeq: teamInvites.inviteSeq,
          })
          .from(teamInvites)
          .innerJoin(members, eq(members.hcId, teamInvites.hcId))
          .leftJoin(
            challengeFaces,
            and(eq(challengeFaces.chalnCode, teamInvites.chalnCode), eq(challengeFaces.hcId, teamInvites.hcId)),
          )
          .where(and(eq(teamInvites.chalnCode, chalnCode), eq(teamInvites.teamSeq, teamSeq), isKept))
          .orderBy(asc(teamInvites.sentAt), asc(teamInvites.inviteSeq)),
      ])
      return [
        ...sitting.map((one) => ({ ...one, inviteSeq: null })),
        ...asked.map((one) => ({ ...one, memberKey: one.memberKey ?? `asked-${String(one.inviteSeq)}` })),
      ]
    },

    /** Open teams with a place that nobody has and none is kept on, the newest first. */
    open: async (
      chalnCode: string,
      teamMax: number,
      { searchTxt, offset, limit }: { searchTxt?: string | undefined; offset: number; limit: number },
    ): Promise<{ totalCnt: number; list: Team[] }> => {
      const where = and(
        eq(challengeTeams.chalnCode, chalnCode),
        eq(challengeTeams.openYn, 'Y'),
        lt(sql`${seated} + ${kept}`, teamMax),
        searchTxt === undefined ? undefined : ilike(challengeTeams.name, like(searchTxt)),
      )
      const from = () =>
        db
          .select(teamColumns)
          .from(challengeTeams)
          .innerJoin(challenges, eq(challenges.chalnCode, challengeTeams.chalnCode))
          .where(where)
      const [list, [all]] = await Promise.all([
        from().orderBy(desc(challengeTeams.madeAt), desc(challengeTeams.teamSeq)).limit(limit).offset(offset),
        db
          .select({ rows: count() })
          .from(challengeTeams)
          .innerJoin(challenges, eq(challenges.chalnCode, challengeTeams.chalnCode))
          .where(where),
      ])
      return { totalCnt: all?.rows ?? 0, list }
    },

    /**
     * Colleagues who sit in no team of the challenge, by nickname. `asker`: whose invitations are told, of the team
     * that they lead and of those they led.
     */
    invitable: async (
      hcId: string,
      asker: Asker,
      { searchTxt, offset, limit }: { searchTxt?: string | undefined; offset: number; limit: number },
    ) => {
      const { chalnCode, teamSeq } = asker
      const where = and(
        await isAskable(db, hcId, chalnCode),
        searchTxt === undefined ? undefined : ilike(members.nickName, like(searchTxt)),
      )
      const [rows, [all]] = await Promise.all([
        db
          .select({ hcId: members.hcId, nickName: members.nickName, usrImg: members.usrImg })
          .from(members)
          .where(where)
          .orderBy(asc(members.nickName), asc(members.hcId))
          .limit(limit)
          .offset(offset),
        db.select({ rows: count() }).from(members).where(where),
      ])
      const hcIds = rows.map((row) => row.hcId)
      const [faces, asked] = await Promise.all([facesOf(db, chalnCode, hcIds), askedBy(db, asker, hcIds)])
      return {
        totalCnt: all?.rows ?? 0,
        list: rows.map((row) => {
          const before = asked.filter((one) => one.hcId === row.hcId)
          return {
            ...row,
            memberKey: faces.get(row.hcId) ?? '',
            isInvited: before.some((one) => one.teamSeq === teamSeq && one.answer === null),
            before: sendingsOf(before),
          }
        }),
      }
    },

    /**
     * What the member was asked to, has not answered and can still take: teams can change, they sit in none yet, and
     * are in the challenge or can join it.
     */
    received: (hcId: string, today: string, chalnCode?: string) =>
      invites(
        and(
          eq(teamInvites.hcId, hcId),
          isNull(teamInvites.answer),
          chalnCode === undefined ? undefined : eq(teamInvites.chalnCode, chalnCode),
          sql`${challenges.teamChangeEndDt} >= ${today}`,
          sql`not exists (
            select 1 from ${challengeMembers} m
            where m.chaln_code = ${teamInvites.chalnCode} and m.hc_id = ${hcId}
              and m.team_seq is not null and m.quit_at is null)`,
          sql`(${challenges.applyEndDt} >= ${today} or exists (
            select 1 from ${challengeMembers} m
            where m.chaln_code = ${teamInvites.chalnCode} and m.hc_id = ${hcId} and m.quit_at is null))`,
        ),
        true,
      ),

    /** What the member's own teams have sent and nobody has answered; whoever does not lead has sent none. */
    sent: (hcId: string, today: string, chalnCode?: string) =>
      invites(
        and(
          isNull(teamInvites.answer),
          chalnCode === undefined ? undefined : eq(teamInvites.chalnCode, chalnCode),
          sql`${challenges.endDt} >= ${today}`,
          sql`exists (
            select 1 from ${memberChallenges} mc where mc.hc_id = ${hcId}
              and mc.chaln_code = ${challengeTeams.chalnCode} and mc.member_key = ${challengeTeams.leaderKey}
              and mc.quit_at is null)`,
        ),
        false,
      ),

    invite: async (hcId: string, inviteSeq: number): Promise<Invite | undefined> =>
      (await invites(and(eq(teamInvites.inviteSeq, inviteSeq), eq(teamInvites.hcId, hcId)), true))[0],

    /** One that a team of the challenge has sent; who may see it was looked at before. */
    sentInvite: async (chalnCode: string, inviteSeq: number): Promise<Invite | undefined> =>
      (await invites(and(eq(teamInvites.chalnCode, chalnCode), eq(teamInvites.inviteSeq, inviteSeq)), false))[0],

    faces: (chalnCode: string, hcIds: readonly string[]) => facesOf(db, chalnCode, hcIds),
  }
}

/** Who leads a team, or is to: the key of that person in the challenge. */
export interface Asker {
  chalnCode: string
  leaderKey: string
  teamSeq: number | null
}

/**
 * Every invitation of the team, and of teams that the same person led before: those count on when the team does not.
 */
export async function askedBy(
  tx: Queryable,
  { chalnCode, leaderKey, teamSeq }: Asker,
  hcIds: readonly string[],
): Promise<(typeof teamInvites.$inferSelect)[]> {
  if (hcIds.length === 0) return []
  const led = tx
    .select({ teamSeq: challengeTeams.teamSeq })
    .from(challengeTeams)
    .where(and(eq(challengeTeams.chalnCode, chalnCode), eq(challengeTeams.leaderKey, leaderKey)))
  return tx
    .select()
    .from(teamInvites)
    .where(
      and(
        eq(teamInvites.chalnCode, chalnCode),
        inArray(teamInvites.hcId, [...hcIds]),
        or(inArray(teamInvites.teamSeq, led), teamSeq === null ? undefined : eq(teamInvites.teamSeq, teamSeq)),
      ),
    )
}

/** Teams of challenges that the member is in or was asked to: a number of a team tells nothing of its challenge. */
export const inReach = (hcId: string): SQL => sql`${challengeTeams.chalnCode} in (
  select m.chaln_code from ${challengeMembers} m where m.hc_id = ${hcId} and m.quit_at is null
  union select i.chaln_code from ${teamInvites} i where i.hc_id = ${hcId})`

/** A colleague who is awake and sits in no team of the challenge. */
export async function isAskable(db: Queryable, hcId: string, chalnCode: string): Promise<SQL | undefined> {
  const [me] = await db.select({ bizCode: members.bizCode }).from(members).where(eq(members.hcId, hcId))
  return and(
    eq(members.bizCode, me?.bizCode ?? ''),
    ne(members.bizCode, GENERAL),
    eq(members.dormantYn, 'N'),
    ne(members.hcId, hcId),
    sql`not exists (
      select 1 from ${challengeMembers} m where m.chaln_code = ${chalnCode} and m.hc_id = ${members.hcId}
        and m.team_seq is not null and m.quit_at is null)`,
  )
}

/**
 * What these people are called in the challenge: who is in it by their key there, who is not by one that joining takes
 * over.
 */
export async function facesOf(
  tx: Queryable,
  chalnCode: string,
  hcIds: readonly string[],
): Promise<Map<string, string>> {
  if (hcIds.length === 0) return new Map()
  const inIt = await tx
    .select({ hcId: challengeMembers.hcId, memberKey: challengeMembers.memberKey })
    .from(challengeMembers)
    .where(
      and(
        eq(challengeMembers.chalnCode, chalnCode),
        inArray(challengeMembers.hcId, [...hcIds]),
        isNotNull(challengeMembers.hcId),
      ),
    )
  const keys = new Map(inIt.map(({ hcId, memberKey }) => [hcId ?? '', memberKey]))
  await tx
    .insert(challengeFaces)
    .values(hcIds.map((hcId) => ({ chalnCode, hcId, memberKey: keys.get(hcId) ?? newMemberKey() })))
    .onConflictDoNothing()
  const faces = await tx
    .select()
    .from(challengeFaces)
    .where(and(eq(challengeFaces.chalnCode, chalnCode), inArray(challengeFaces.hcId, [...hcIds])))
  return new Map(faces.map(({ hcId, memberKey }) => [hcId, keys.get(hcId) ?? memberKey]))
}

/** Whose keys these are, of people who can be asked. */
export async function peopleOf(
  tx: Queryable,
  hcId: string,
  chalnCode: string,
  memberKeys: readonly string[],
): Promise<{ hcId: string; memberKey: string; nickName: string }[]> {
  if (memberKeys.length === 0) return []
  return tx
    .select({ hcId: members.hcId, memberKey: challengeFaces.memberKey, nickName: members.nickName })
    .from(challengeFaces)
    .innerJoin(members, eq(members.hcId, challengeFaces.hcId))
    .where(
      and(
        eq(challengeFaces.chalnCode, chalnCode),
        inArray(challengeFaces.memberKey, [...memberKeys]),
        await isAskable(tx, hcId, chalnCode),
      ),
    )
}
