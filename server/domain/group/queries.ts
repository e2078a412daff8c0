import { randomBytes } from 'node:crypto'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { compiled } from '#server/compiled.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/domain/member/schema.ts'
import { type GroupKind, groupMembers, groups } from './schema.ts'

/** `elsewhere`: in another group of the same challenge. `gone`: there is no such group. */
export type JoinOutcome = 'joined' | 'already' | 'elsewhere' | 'full' | 'closed' | 'gone'

export type OwnGroup = { groupId: string; kind: GroupKind; within: string | null; name: string; nameEng: string | null; memberKey: string; joinedAt: Date }

/** As the others see somebody. */
export type Mate = { memberKey: string; nickName: string; usrImg: string }

export function groupQueries(db: Db) {
  const own = alias(groupMembers, 'own')
  const other = { nickName: groupMembers.nickName, usrImg: groupMembers.usrImg }
  const readOthers = compiled(
    db,
    other,
    db
      .select(other)
      .from(own)
      .innerJoin(groups, and(eq(groups.groupId, own.groupId), eq(groups.within, sql.placeholder('within'))))
      .innerJoin(groupMembers, and(eq(groupMembers.groupId, own.groupId), sql`${groupMembers.memberKey} <> ${own.memberKey}`))
      .where(eq(own.hcId, sql.placeholder('hcId')))
      .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.memberKey)),
  )

  return {
    /** What the member is in, what they came into first at the front. */
    groupsOf: (hcId: string): Promise<OwnGroup[]> =>
      db
        .select({
          groupId: groups.groupId,
          kind: groups.kind,
          within: groups.within,
          name: groups.name,
          nameEng: groups.nameEng,
          memberKey: groupMembers.memberKey,
          joinedAt: groupMembers.joinedAt,
        })
        .from(groupMembers)
        .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
        .where(eq(groupMembers.hcId, hcId))
        .orderBy(asc(groupMembers.joinedAt), asc(groups.groupId)),

    /** The others of the member's group in something, in the order in which they came; nobody without a group. */
    othersWithin: (hcId: string, within: string): Promise<{ nickName: string; usrImg: string }[]> => readOthers({ hcId, within }),

    /** Everybody in a group, in the order in which they came. */
    matesOf: (groupId: string): Promise<Mate[]> =>
      db
        .select({ memberKey: groupMembers.memberKey, nickName: groupMembers.nickName, usrImg: groupMembers.usrImg })
        .from(groupMembers)
        .where(eq(groupMembers.groupId, groupId))
        .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.memberKey)),

    join: (hcId: string, groupId: string, now: Date): Promise<JoinOutcome> => retrying(() => db.transaction((tx) => join(tx, hcId, groupId, now))),

    /** Gives the seat back. Returns whether there was one. */
    leave: async (hcId: string, groupId: string): Promise<boolean> => {
      const left = await db
        .delete(groupMembers)
        .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.hcId, hcId)))
        .returning({ groupId: groupMembers.groupId })
      return left.length > 0
    },
  }
}

/**
 * Takes a seat, in the caller's transaction. Whoever comes second waits for the first: for the member's row, so that two phones do not join two
 * teams of one challenge, then for the group's, so that nobody sits on the last seat with somebody else. Seats are counted, not kept as a
 * number: who leaves the service leaves no ghost behind.
 */
export async function join(tx: Queryable, hcId: string, groupId: string, now: Date): Promise<JoinOutcome> {
  const [member] = await tx.select({ nickName: members.nickName, usrImg: members.usrImg }).from(members).where(eq(members.hcId, hcId)).for('update')
  const [group] = await tx.select().from(groups).where(eq(groups.groupId, groupId)).for('update')
  if (member === undefined || group === undefined) return 'gone'
  const mine = await tx
    .select({ groupId: groups.groupId, within: groups.within })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(eq(groupMembers.hcId, hcId))
  if (mine.some((row) => row.groupId === groupId)) return 'already'
  if (group.within !== null && mine.some((row) => row.within === group.within)) return 'elsewhere'
  if (group.closedAt !== null && group.closedAt <= now) return 'closed'
  if (group.seats !== null) {
    const [taken] = await tx.select({ seats: count() }).from(groupMembers).where(eq(groupMembers.groupId, groupId))
    if ((taken?.seats ?? 0) >= group.seats) return 'full'
  }
  await tx.insert(groupMembers).values({ groupId, memberKey: newMemberKey(), hcId, ...member, joinedAt: now })
  return 'joined'
}

/** Means nothing outside of its group. */
export const newMemberKey = (): string => randomBytes(12).toString('base64url')

/** What a group is called when its number stands elsewhere. */
export const teamId = (chalnCode: string, teamSeq: number): string => `team:${chalnCode}:${teamSeq}`
export const withinChallenge = (chalnCode: string): string => `challenge:${chalnCode}`
