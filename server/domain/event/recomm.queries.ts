/** Who brought whom: everybody's own code, and naming the code of a colleague once. */
import { and, count, eq } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { recommCodeOf } from '#server/domain/challenge/recomm-code.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { give, isForMember, settle, type Settled, takePart, type Taking } from './engine.queries.ts'
import { isNewcomer, Refused } from './rules.ts'
import { eventRecomms, events, recommCodes } from './schema.ts'

export interface Recomm {
  code: string
  /** Colleagues who came with it. */
  came: number
  /** Nickname of who brought this member, in whichever event it was told; null when nobody did, or has left. */
  from: string | null
  /** Whether somebody may still be named. */
  isOpen: boolean
}

/** What a member's page of an event of this kind tells; the own code can be named from then on. */
export async function recommOf(db: Db, hcId: string, eventSeq: number, now: Date): Promise<Recomm> {
  const code = recommCodeOf(hcId)
  await db.insert(recommCodes).values({ code, hcId }).onConflictDoNothing()
  const [[all], [named], [own]] = await Promise.all([
    db
      .select({ came: count() })
      .from(eventRecomms)
      .where(and(eq(eventRecomms.eventSeq, eventSeq), eq(eventRecomms.byHcId, hcId))),
    db
      .select({ nickName: members.nickName })
      .from(eventRecomms)
      .leftJoin(members, eq(members.hcId, eventRecomms.byHcId))
      .where(eq(eventRecomms.hcId, hcId)),
    db.select({ joinedAt: members.joinedAt }).from(members).where(eq(members.hcId, hcId)),
  ])
  return {
    code,
    came: all?.came ?? 0,
    from: named?.nickName ?? null,
    isOpen: named === undefined && own !== undefined && isNewcomer(own.joinedAt, now),
  }
}

/**
 * Names who brought the member; both have their points once.
 *
 * @throws Refused
 */
export const nameInviter = (db: Db, hcId: string, eventSeq: number, code: string, now: Date): Promise<Settled> =>
  takePart(db, hcId, eventSeq, now, async (tx, taking) => {
    const { event } = taking
    if (event.kind !== 'RECOMM') throw new Refused('eventNotFound')
    const byHcId = await ownerOf(tx, eventSeq, code)
    if (byHcId === hcId) throw new Refused('recommOwn')
    const [own] = await tx
      .select({ joinedAt: members.joinedAt, nickName: members.nickName })
      .from(members)
      .where(eq(members.hcId, hcId))
    if (own === undefined || !isNewcomer(own.joinedAt, now)) throw new Refused('recommLate')
    // One colleague has brought somebody, however many such events there are.
    const [before] = await tx.select({ at: eventRecomms.namedAt }).from(eventRecomms).where(eq(eventRecomms.hcId, hcId))
    if (before !== undefined) throw new Refused('recommTwice')
    const named = await tx
      .insert(eventRecomms)
      .values({ eventSeq, hcId, byHcId, namedAt: now })
      .onConflictDoNothing()
      .returning({ hcId: eventRecomms.hcId })
    if (named.length === 0) throw new Refused('recommTwice')
    const theirs = () => give(tx, { hcId: byHcId, event, now }, `recomm:${hcId}`, { points: event.reward.points ?? 0 })
    // Two who name each other at once lock the same two ledgers: in the same order.
    if (byHcId < hcId) await theirs()
    const settled = await settle(tx, taking, 'recomm', event.reward)
    if (byHcId > hcId) await theirs()
    await notifyInviter(tx, taking, byHcId, own.nickName)
    return settled
  })

/** Whose code it is, among those whom the event is for. */
async function ownerOf(tx: Queryable, eventSeq: number, code: string): Promise<string> {
  const [found] = await tx
    .select({ hcId: recommCodes.hcId })
    .from(recommCodes)
    .innerJoin(members, eq(members.hcId, recommCodes.hcId))
    .innerJoin(events, and(eq(events.eventSeq, eventSeq), isForMember()))
    .where(eq(recommCodes.code, code.trim().toUpperCase()))
  if (found === undefined) throw new Refused('recommUnknown')
  return found.hcId
}

async function notifyInviter(
  tx: Queryable,
  { hcId, event, now }: Taking,
  byHcId: string,
  nickName: string,
): Promise<void> {
  const points = String(event.reward.points ?? 0)
  const text = {
    title: { ko: '한 분이 내 코드로 왔어요', en: 'Somebody came with your code' },
    body: { ko: `${nickName} 님과 ${points}포인트씩 받았어요.`, en: `You and ${nickName} have ${points} points each.` },
  }
  await notify(
    tx,
    byHcId,
    'event',
    {
      sourceKey: `event:${String(event.eventSeq)}:recomm:${hcId}`,
      route: 'serviceEventRecomm',
      params: { linkSeq: event.eventSeq },
      text,
    },
    now,
  )
}
