/**
 * Making a battle and its sides. The battle's row is the lock of everything that changes it, the member's row of what
 * one may do only once (docs/decisions/263).
 */
import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { dayBegin, FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { seoulNow } from '#server/seoul.ts'
import { send, tellTakenOut } from './message.queries.ts'
import { colleagues, ownFace } from './people.queries.ts'
import { isBusy, isOpenOn, overlaps } from './queries.ts'
import { orRefusal, Refused } from './refusals.rules.ts'
import { faultOfDays, MOST_BATTLES_A_DAY, sideOf } from './rules.ts'
import { battleMembers, battleMessages, battles, type Side } from './schema.ts'

export type Battle = typeof battles.$inferSelect
export type Member = typeof battleMembers.$inferSelect
export type Sent = typeof battleMessages.$inferSelect

export interface BattleForm {
  batNm: string
  startDt: string
  endDt: string
  memberCnt: number
  stakeTxt?: string | undefined
  teamNm: string
  memberKeyList: readonly string[]
  awayMemberKey: string
}

export interface SideForm {
  teamNm: string
  memberKeyList: readonly string[]
}

export function writeQueries(db: Db) {
  const write = <T>(work: (tx: Queryable) => Promise<T>) => orRefusal(() => retrying(() => db.transaction(work)))

  return {
    /** @returns the number of the new battle @throws RecordsFull */
    make: (hcId: string, form: BattleForm, now: Date) =>
      write(async (tx) => {
        const { day } = seoulNow(now)
        const fault = faultOfDays(form, day)
        if (fault !== undefined) throw new Refused({ field: fault })
        fits(form, form.memberCnt)
        if (form.memberKeyList.includes(form.awayMemberKey)) throw new Refused({ field: 'awayMemberKey' })
        const me = await ownFace(tx, hcId)
        if (me === undefined) throw new Refused('notFound')
        if (await isBusy(tx, hcId, [isOpenOn(day)])) throw new Refused('openBattle')
        const mine = and(eq(battleMembers.hcId, hcId), eq(battleMembers.side, 'HOME'), eq(battleMembers.leaderYn, 'Y'))
        const lately = gte(battleMembers.askedAt, dayBegin(now))
        if ((await tx.$count(battleMembers, and(mine, lately))) >= MOST_BATTLES_A_DAY)
          throw new RecordsFull(FULL.battles)
        const { batNm, startDt, endDt, memberCnt, stakeTxt, teamNm } = form
        const [battle] = await tx
          .insert(battles)
          .values({
            batNm: text(batNm, 'batNm'),
            startDt,
            endDt,
            memberCnt,
            stakeTxt: stakeTxt?.trim() || null,
            homeNm: text(teamNm, 'teamNm'),
            madeAt: now,
          })
          .returning()
        if (battle === undefined) throw new Error('An insert answered no row.')
        await tx.insert(battleMembers).values({
          ...me,
          batSeq: battle.batSeq,
          side: 'HOME',
          leaderYn: 'Y',
          askedAt: now,
          answer: 'ACCEPT',
          answeredAt: now,
        })
        await ask(tx, battle, { side: 'HOME', leaderYn: 'N', keys: form.memberKeyList, by: me.nickName, hcId }, now)
        await ask(tx, battle, { side: 'AWAY', leaderYn: 'Y', keys: [form.awayMemberKey], by: me.nickName, hcId }, now)
        return battle.batSeq
      }),

    /**
     * Names the side that the member leads, and seats those who shall be in it: who is left out is no longer in it, and
     * learns so.
     */
    change: (hcId: string, batTeamSeq: number, form: SideForm, now: Date) =>
      write(async (tx) => {
        const { batSeq, side } = sideOf(batTeamSeq)
        const { battle, me } = await locked(tx, hcId, batSeq)
        if (me.side !== side || me.leaderYn !== 'Y' || me.answer !== 'ACCEPT') throw new Refused('notFound')
        beforeStart(battle, now)
        fits(form, battle.memberCnt)
        const rows = await tx
          .select()
          .from(battleMembers)
          .where(and(eq(battleMembers.batSeq, batSeq), eq(battleMembers.side, side), eq(battleMembers.leaderYn, 'N')))
        const gone = rows.filter(({ memberKey }) => !form.memberKeyList.includes(memberKey))
        await leave(tx, batSeq, gone)
        await tellTakenOut(tx, battle, gone, now)
        const kept = rows
          .filter((row) => row.answer !== 'REJECT' && !gone.includes(row))
          .map(({ memberKey }) => memberKey)
        await ask(
          tx,
          battle,
          { side, leaderYn: 'N', keys: form.memberKeyList.filter((key) => !kept.includes(key)), by: me.nickName, hcId },
          now,
        )
        await tx
          .update(battles)
          .set(side === 'HOME' ? { homeNm: text(form.teamNm, 'teamNm') } : { awayNm: text(form.teamNm, 'teamNm') })
          .where(eq(battles.batSeq, batSeq))
        return batSeq
      }),

    /** Who was challenged gathers the other side, and is in it from then on. */
    makeAway: (hcId: string, batSeq: number, form: SideForm, now: Date) =>
      write(async (tx) => {
        const { battle, me } = await locked(tx, hcId, batSeq)
        if (me.side !== 'AWAY' || me.leaderYn !== 'Y') throw new Refused('notFound')
        if (battle.awayNm !== null) throw new Refused('awayTeamMade')
        if (me.answer !== null || battle.cancelledAt !== null || seoulNow(now).day >= battle.startDt)
          throw new Refused('notOpen')
        fits(form, battle.memberCnt)
        await ownFace(tx, hcId)
        if (await isBusy(tx, hcId, [overlaps(battle)])) throw new Refused('openBattle')
        await tx
          .update(battles)
          .set({ awayNm: text(form.teamNm, 'teamNm') })
          .where(eq(battles.batSeq, batSeq))
        await tx.update(battleMembers).set({ answer: 'ACCEPT', answeredAt: now }).where(isRow(me))
        await ask(tx, battle, { side: 'AWAY', leaderYn: 'N', keys: form.memberKeyList, by: me.nickName, hcId }, now)
        return batSeq
      }),

    /** Fills the own side, or challenges somebody else after a no. @returns the messages that went out */
    invite: (
      hcId: string,
      {
        batSeq,
        sideCode,
        memberKeyList,
        msgTxt,
      }: { batSeq: number; sideCode: Side; memberKeyList: readonly string[]; msgTxt?: string | undefined },
      now: Date,
    ) =>
      write(async (tx): Promise<Sent[]> => {
        const { battle, me } = await locked(tx, hcId, batSeq)
        if (me.leaderYn !== 'Y' || me.answer !== 'ACCEPT') throw new Refused('notFound')
        beforeStart(battle, now)
        const rows = (
          await tx
            .select()
            .from(battleMembers)
            .where(and(eq(battleMembers.batSeq, batSeq), eq(battleMembers.side, sideCode)))
        ).filter(({ answer }) => answer !== 'REJECT')
        const isRival = me.side !== sideCode
        if (isRival && (sideCode === 'HOME' || memberKeyList.length !== 1))
          throw new Refused({ field: sideCode === 'HOME' ? 'sideCode' : 'memberKeyList' })
        if (isRival && battle.awayNm !== null) throw new Refused('awayTeamMade')
        if (isRival && rows.length > 0) throw new Refused('alreadyInvited')
        if (rows.length + memberKeyList.length > battle.memberCnt) throw new Refused('teamFull')
        return ask(
          tx,
          battle,
          { side: sideCode, leaderYn: isRival ? 'Y' : 'N', keys: memberKeyList, by: me.nickName, hcId, msgTxt },
          now,
        )
      }),
  }
}

export const isRow = ({ batSeq, memberKey }: Pick<Member, 'batSeq' | 'memberKey'>) =>
  and(eq(battleMembers.batSeq, batSeq), eq(battleMembers.memberKey, memberKey))

/**
 * The battle, kept from everybody else until the transaction ends, and the member's own row; refuses who was never
 * asked.
 */
export async function locked(tx: Queryable, hcId: string, batSeq: number): Promise<{ battle: Battle; me: Member }> {
  const [battle] = await tx.select().from(battles).where(eq(battles.batSeq, batSeq)).for('update')
  const [me] = await tx
    .select()
    .from(battleMembers)
    .where(and(eq(battleMembers.batSeq, batSeq), eq(battleMembers.hcId, hcId)))
  if (battle === undefined || me === undefined) throw new Refused('notFound')
  return { battle, me }
}

export function beforeStart({ startDt, cancelledAt }: Battle, now: Date): void {
  if (cancelledAt !== null) throw new Refused('notOpen')
  if (seoulNow(now).day >= startDt) throw new Refused('begun')
}

/** Takes people out of a battle, as if they had never been asked. */
export async function leave(tx: Queryable, batSeq: number, rows: readonly Pick<Member, 'memberKey'>[]): Promise<void> {
  if (rows.length === 0) return
  await tx.delete(battleMembers).where(
    and(
      eq(battleMembers.batSeq, batSeq),
      inArray(
        battleMembers.memberKey,
        rows.map(({ memberKey }) => memberKey),
      ),
    ),
  )
}

/** Leaders sit on one seat of their side. */
function fits({ memberKeyList }: Pick<SideForm, 'memberKeyList'>, memberCnt: number): void {
  if (memberKeyList.length > memberCnt - 1) throw new Refused({ field: 'memberKeyList' })
}

function text(typed: string, field: string): string {
  const trimmed = typed.trim()
  if (trimmed === '') throw new Refused({ field })
  return trimmed
}

interface Asking {
  side: Side
  leaderYn: 'Y' | 'N'
  keys: readonly string[]
  /** Nickname and key of who asks. */
  by: string
  hcId: string
  msgTxt?: string | undefined
}

/** Asks people by their keys, all or none. Who said no before may be asked again, on either side. */
async function ask(
  tx: Queryable,
  battle: Battle,
  { side, leaderYn, keys, by, hcId, msgTxt }: Asking,
  now: Date,
): Promise<Sent[]> {
  if (keys.length === 0) return []
  const { batSeq } = battle
  const known = await tx
    .select()
    .from(battleMembers)
    .where(and(eq(battleMembers.batSeq, batSeq), inArray(battleMembers.memberKey, [...keys])))
  if (known.some(({ answer }) => answer !== 'REJECT')) throw new Refused('alreadyInvited')
  const people = await colleagues(tx, hcId, keys, battle)
  if (people.length < keys.length) throw new Refused({ field: 'memberKeyList' })
  if (people.some(({ isBusy: isTaken }) => isTaken)) throw new Refused('inBattle')
  await leave(tx, batSeq, known)
  const said = msgTxt?.trim() || null
  await tx.insert(battleMembers).values(
    people.map((one) => ({
      batSeq,
      memberKey: one.memberKey,
      hcId: one.hcId,
      side,
      leaderYn,
      nickName: one.nickName,
      usrImg: one.usrImg,
      askedBy: by,
      msgTxt: said,
      askedAt: now,
    })),
  )
  return send(
    tx,
    { batSeq, type: 'INVITE', from: by, msgTxt: said },
    people.map((one) => ({ hcId: one.hcId, side, leaderYn })),
    now,
  )
}
