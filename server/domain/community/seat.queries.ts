import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { challengeMembers } from '#server/domain/challenge/schema.ts'
import { posts } from './schema.ts'

/** The member as a challenge knows them. */
export type Seat = { chalnCode: string; memberKey: string }

const isIn = (hcId: string) => and(eq(challengeMembers.hcId, hcId), isNull(challengeMembers.quitAt))

export async function seatOf(db: Queryable, hcId: string, chalnCode: string): Promise<Seat | undefined> {
  const [seat] = await db
    .select({ chalnCode: challengeMembers.chalnCode, memberKey: challengeMembers.memberKey })
    .from(challengeMembers)
    .where(and(isIn(hcId), eq(challengeMembers.chalnCode, chalnCode)))
  return seat
}

export async function seatAt(db: Queryable, hcId: string, cmutySeq: number): Promise<Seat | undefined> {
  const [seat] = await db
    .select({ chalnCode: challengeMembers.chalnCode, memberKey: challengeMembers.memberKey })
    .from(challengeMembers)
    .innerJoin(posts, and(eq(posts.chalnCode, challengeMembers.chalnCode), eq(posts.cmutySeq, cmutySeq)))
    .where(isIn(hcId))
  return seat
}

/** The member's own row in the challenge: two taps of one member wait for each other, two members do not. */
export const lock = (tx: Queryable, chalnCode: string, memberKey: string) =>
  tx
    .select({ memberKey: challengeMembers.memberKey })
    .from(challengeMembers)
    .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.memberKey, memberKey)))
    .for('no key update')
