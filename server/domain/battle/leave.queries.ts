/**
 * What becomes of the battles of somebody who leaves the service: those ahead are answered for them, what was walked
 * stays without their name.
 */
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { seoulNow } from '#server/seoul.ts'
import { dissolve, receiver, sendAnswer } from './answer.queries.ts'
import { catchUp } from './count.queries.ts'
import { send } from './message.queries.ts'
import { isIn } from './queries.ts'
import { battleMembers, battles } from './schema.ts'
import { type Battle, isRow, locked, type Member } from './write.queries.ts'

/** Who was there, to those who still are. */
const GONE = { hcId: null, nickName: '떠난 동료', usrImg: '01' } as const

/** In the caller's transaction, before the member's row goes and takes what is theirs along. */
export async function leaveBattles(tx: Queryable, hcId: string, now: Date): Promise<void> {
  const seoul = seoulNow(now)
  const open = await tx
    .select({ batSeq: battles.batSeq })
    .from(battleMembers)
    .innerJoin(battles, eq(battles.batSeq, battleMembers.batSeq))
    .where(
      and(
        eq(battleMembers.hcId, hcId),
        isNull(battles.cancelledAt),
        or(isNull(battleMembers.answer), eq(battleMembers.answer, 'ACCEPT')),
      ),
    )
    .orderBy(asc(battles.batSeq))
  for (const { batSeq } of open) {
    const { battle, me } = await locked(tx, hcId, batSeq)
    if (seoul.day < battle.startDt) await leaveBefore(tx, battle, { ...me, nickName: GONE.nickName }, now)
    else if (me.answer === 'ACCEPT') {
      // Days that are over are counted while the steps are still there.
      await catchUp(tx, batSeq, seoul, now)
      await tx.update(battleMembers).set(GONE).where(isRow(me))
    }
  }
}

/** Without who made it there is none; who leads the other side takes it along, and a mate's seat is free again. */
async function leaveBefore(tx: Queryable, battle: Battle, me: Member, now: Date): Promise<void> {
  const { batSeq } = battle
  if (me.leaderYn === 'Y' && me.side === 'HOME') {
    await tx.update(battles).set({ cancelledAt: now }).where(eq(battles.batSeq, batSeq))
    const told = await tx
      .select(receiver)
      .from(battleMembers)
      .where(
        and(
          eq(battleMembers.batSeq, batSeq),
          ne(battleMembers.memberKey, me.memberKey),
          or(isNull(battleMembers.answer), isIn),
        ),
      )
    await send(tx, { batSeq, type: 'CANCEL', from: me.nickName, msgTxt: null, why: 'MAKER' }, told, now)
    return
  }
  if (me.leaderYn === 'Y') {
    await dissolve(tx, battle, me, now)
    await tx.update(battles).set({ acceptedAt: null }).where(eq(battles.batSeq, batSeq))
  }
  await sendAnswer(tx, me, 'REJECT', undefined, now)
}
