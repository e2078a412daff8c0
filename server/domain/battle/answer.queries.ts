/**
 * Answers to a battle, and its end before it begins. The first answer holds; whoever comes second reads which it was.
 */
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { seoulNow } from '#server/seoul.ts'
import { type Receiver, send } from './message.queries.ts'
import { ownFace } from './people.queries.ts'
import { isBusy, isIn, overlaps } from './queries.ts'
import { orRefusal, Refused } from './refusals.rules.ts'
import { battleMembers, battleMessages, battles } from './schema.ts'
import { type Battle, beforeStart, isRow, leave, locked, type Member } from './write.queries.ts'

export interface AnswerForm {
  batSeq: number
  msgTxt?: string | undefined
}

export function answerQueries(db: Db) {
  const write = <T>(work: (tx: Queryable) => Promise<T>) => orRefusal(() => retrying(() => db.transaction(work)))

  return {
    /** Takes part. Who leads the other side says yes for it, and has to have gathered it before. */
    accept: (hcId: string, { batSeq, msgTxt }: AnswerForm, now: Date) =>
      write(async (tx) => {
        const { battle, me } = await locked(tx, hcId, batSeq)
        const isRival = me.side === 'AWAY' && me.leaderYn === 'Y'
        const hasAnswered = isRival ? battle.acceptedAt !== null || me.answer === 'REJECT' : me.answer !== null
        if (hasAnswered) throw new Refused('alreadyAnswered')
        stillOpen(battle, now)
        if (isRival) {
          if (battle.awayNm === null) throw new Refused('awayTeamMissing')
          await tx.update(battles).set({ acceptedAt: now }).where(eq(battles.batSeq, batSeq))
        } else {
          // The row is the lock: a yes to two battles on the same days at once cannot be.
          await ownFace(tx, hcId)
          if (await isBusy(tx, hcId, [overlaps(battle)])) throw new Refused('openBattle')
          const seated = await tx
            .select({ memberKey: battleMembers.memberKey })
            .from(battleMembers)
            .where(and(eq(battleMembers.batSeq, batSeq), eq(battleMembers.side, me.side), isIn))
          if (seated.length >= battle.memberCnt) throw new Refused('teamFull')
          await tx.update(battleMembers).set({ answer: 'ACCEPT', answeredAt: now }).where(isRow(me))
        }
        await sendAnswer(tx, me, 'ACCEPT', msgTxt, now)
        return batSeq
      }),

    reject: (hcId: string, { batSeq, msgTxt }: AnswerForm, now: Date) =>
      write(async (tx) => {
        const { battle, me } = await locked(tx, hcId, batSeq)
        const isRival = me.side === 'AWAY' && me.leaderYn === 'Y'
        const hasAnswered = isRival ? battle.acceptedAt !== null || me.answer === 'REJECT' : me.answer !== null
        if (hasAnswered) throw new Refused('alreadyAnswered')
        stillOpen(battle, now)
        await tx.update(battleMembers).set({ answer: 'REJECT', answeredAt: now }).where(isRow(me))
        if (isRival) await dissolve(tx, battle, me, now)
        await sendAnswer(tx, me, 'REJECT', msgTxt, now)
        return batSeq
      }),

    /** Who made it calls it off, and everybody learns so, once: the same again finds it called off. */
    cancel: (hcId: string, { batSeq, msgTxt }: AnswerForm, now: Date) =>
      write(async (tx) => {
        const { battle, me } = await locked(tx, hcId, batSeq)
        if (me.side !== 'HOME' || me.leaderYn !== 'Y') throw new Refused('notFound')
        if (battle.cancelledAt !== null) return batSeq
        beforeStart(battle, now)
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
        await send(
          tx,
          { batSeq, type: 'CANCEL', from: me.nickName, msgTxt: msgTxt?.trim() || null, why: 'MAKER' },
          told,
          now,
        )
        return batSeq
      }),
  }
}

export const receiver = { hcId: battleMembers.hcId, side: battleMembers.side, leaderYn: battleMembers.leaderYn }

function stillOpen({ startDt, cancelledAt }: Battle, now: Date): void {
  if (cancelledAt !== null || seoulNow(now).day >= startDt) throw new Refused('notOpen')
}

/**
 * The other side goes with who was to lead it: those who were gathered learn so, and the place is free for somebody
 * else.
 */
export async function dissolve(tx: Queryable, { batSeq, awayNm }: Battle, me: Member, now: Date): Promise<void> {
  if (awayNm === null) return
  const rows = await tx
    .select({ ...receiver, memberKey: battleMembers.memberKey, answer: battleMembers.answer })
    .from(battleMembers)
    .where(and(eq(battleMembers.batSeq, batSeq), eq(battleMembers.side, 'AWAY'), eq(battleMembers.leaderYn, 'N')))
  await tx.update(battles).set({ awayNm: null }).where(eq(battles.batSeq, batSeq))
  await leave(tx, batSeq, rows)
  await send(
    tx,
    { batSeq, type: 'CANCEL', from: me.nickName, msgTxt: null, why: 'SIDE' },
    rows.filter(({ answer }) => answer !== 'REJECT'),
    now,
  )
}

/**
 * What was asked is read by who answered it. To who asked: the leader of the own side, or of the other one for who
 * leads.
 */
export async function sendAnswer(
  tx: Queryable,
  me: Member,
  type: 'ACCEPT' | 'REJECT',
  msgTxt: string | undefined,
  now: Date,
): Promise<void> {
  if (me.hcId !== null)
    await tx
      .update(battleMessages)
      .set({ readAt: now })
      .where(and(eq(battleMessages.hcId, me.hcId), eq(battleMessages.batSeq, me.batSeq), isNull(battleMessages.readAt)))
  const side = me.leaderYn === 'Y' ? 'HOME' : me.side
  const leaders: Receiver[] = await tx
    .select(receiver)
    .from(battleMembers)
    .where(
      and(
        eq(battleMembers.batSeq, me.batSeq),
        eq(battleMembers.side, side),
        eq(battleMembers.leaderYn, 'Y'),
        isIn,
        isNotNull(battleMembers.hcId),
      ),
    )
  await send(
    tx,
    { batSeq: me.batSeq, type, from: me.nickName, msgTxt: msgTxt?.trim() || null },
    leaders.map((one) => ({ ...one, side: me.side, leaderYn: 'N' as const })),
    now,
  )
}
