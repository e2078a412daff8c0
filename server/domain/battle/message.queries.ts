/** Messages about battles: four kinds, each sent by what it tells of and in its transaction (CHA-06). */
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { type CancelCode, cancelCodeOf } from './rules.ts'
import { battleMembers, battleMessages, battles, type Side } from './schema.ts'

/** Why a battle is off for who is told. `SIDE`: their own side is, whatever becomes of the battle. */
type Why = CancelCode | 'SIDE'

/** A message as its reader finds it. `isOpen`: it waits for an answer. `why`: of a CANCEL. */
export type Message = typeof battleMessages.$inferSelect & { isOpen: boolean; why: Why | null }

interface Sending {
  batSeq: number
  type: Message['msgType']
  /** Nickname of who sends it. */
  from: string
  msgTxt: string | null
  /** Of a CANCEL. */
  why?: Why
}

/** To whom, and about which side. People of the demo without an account get none. */
export interface Receiver {
  hcId: string | null
  side: Side
  leaderYn: 'Y' | 'N'
}

const WORDS: Record<Message['msgType'], (name: string) => { ko: string; en: string }> = {
  INVITE: (name) => ({ ko: `${name}님이 한판 하재요`, en: `${name} wants a battle` }),
  ACCEPT: (name) => ({ ko: `${name}님이 배틀에 들어왔어요`, en: `${name} is in your battle` }),
  REJECT: (name) => ({ ko: `${name}님은 이번엔 쉬어요`, en: `${name} sits this battle out` }),
  CANCEL: (name) => ({ ko: `배틀이 취소됐어요: ${name}`, en: `A battle was called off: ${name}` }),
}

const REASONS: Record<Why, { ko: string; en: string }> = {
  MAKER: { ko: '배틀을 만든 쪽에서 취소했어요.', en: 'Whoever made it called it off.' },
  UNMATCHED: { ko: '첫날까지 상대 팀이 정해지지 않았어요.', en: 'No other team had said yes by the first day.' },
  UNEVEN: {
    ko: '첫날 두 팀의 사람 수가 달라서 시작하지 않았어요.',
    en: 'It did not begin: the teams were not the same size on the first day.',
  },
  SIDE: { ko: '우리 팀장이 이번엔 쉬어요.', en: 'The leader of your side sits it out.' },
}

/** @returns what was sent, in the order of the receivers */
export async function send(
  tx: Queryable,
  { batSeq, type, from, msgTxt, why }: Sending,
  to: readonly Receiver[],
  now: Date,
): Promise<(typeof battleMessages.$inferSelect)[]> {
  const [battle] = await tx.select({ batNm: battles.batNm }).from(battles).where(eq(battles.batSeq, batSeq))
  const rows = to.flatMap(({ hcId, side, leaderYn }) =>
    hcId === null
      ? []
      : [
          {
            hcId,
            batSeq,
            batNm: battle?.batNm ?? '',
            msgType: type,
            fromNickName: from,
            side,
            leaderYn,
            msgTxt,
            sentAt: now,
          },
        ],
  )
  if (rows.length === 0) return []
  const sent = await tx.insert(battleMessages).values(rows).returning()
  const name = battle?.batNm ?? ''
  const title =
    why === 'SIDE'
      ? { ko: `배틀 팀이 흩어졌어요: ${name}`, en: `Your side of a battle is off: ${name}` }
      : WORDS[type](type === 'CANCEL' ? name : from)
  const body = why === undefined ? { ko: name, en: name } : REASONS[why]
  // In one order for all, so that two senders never wait for each other.
  for (const { hcId, msgSeq } of sent.toSorted((one, other) => (one.hcId < other.hcId ? -1 : 1))) {
    const route =
      type === 'INVITE'
        ? 'serviceBattleBattleInvitaion'
        : type === 'CANCEL'
          ? 'serviceBattleBatList'
          : 'serviceBattleBattle'
    await notify(
      tx,
      hcId,
      'challenge',
      { sourceKey: `battle:${String(msgSeq)}`, route, params: { linkSeq: batSeq }, text: { title, body } },
      now,
    )
  }
  return sent
}

/**
 * Tells who was taken out by the leader of their side: those who were to walk that they are not, those who had not
 * answered that nobody waits for it. Of a no nothing changes. What opens is the list: the battle is none of theirs any
 * more.
 */
export async function tellTakenOut(
  tx: Queryable,
  { batSeq, batNm }: Pick<typeof battles.$inferSelect, 'batSeq' | 'batNm'>,
  rows: readonly Pick<typeof battleMembers.$inferSelect, 'hcId' | 'askedAt' | 'answer'>[],
  now: Date,
): Promise<void> {
  const told = rows.flatMap(({ hcId, askedAt, answer }) =>
    hcId === null || answer === 'REJECT' ? [] : [{ hcId, askedAt, wasIn: answer === 'ACCEPT' }],
  )
  for (const { hcId, askedAt, wasIn } of told.toSorted((one, other) => (one.hcId < other.hcId ? -1 : 1))) {
    const title = wasIn
      ? { ko: `배틀 자리에서 빠졌어요: ${batNm}`, en: `You are no longer in a battle: ${batNm}` }
      : { ko: `배틀 초대가 닫혔어요: ${batNm}`, en: `An invitation to a battle has closed: ${batNm}` }
    const body = wasIn
      ? { ko: '팀장이 팀의 자리를 바꿨어요.', en: 'The leader changed the seats of the team.' }
      : {
          ko: '팀장이 팀의 자리를 바꿨어요. 답하지 않아도 괜찮아요.',
          en: 'The leader changed the seats of the team. No answer is needed.',
        }
    // Who is asked anew and taken out again is told again.
    const sourceKey = `battle-out:${String(batSeq)}:${String(askedAt.getTime())}`
    await notify(
      tx,
      hcId,
      'challenge',
      { sourceKey, route: 'serviceBattleBatList', params: { linkSeq: batSeq }, text: { title, body } },
      now,
    )
  }
}

/**
 * What was sent before the battle was off, or of one that is not, was about the own side. Of a battle that is no longer
 * there nobody knows.
 */
function whyOf(
  { msgType, sentAt }: typeof battleMessages.$inferSelect,
  battle: Parameters<typeof cancelCodeOf>[0] | null,
): Why | null {
  if (msgType !== 'CANCEL' || battle === null) return null
  return battle.cancelledAt === null || sentAt < battle.cancelledAt ? 'SIDE' : cancelCodeOf(battle)
}

export function messageQueries(db: Db) {
  const unread = (hcId: string) => and(eq(battleMessages.hcId, hcId), isNull(battleMessages.readAt))
  // Who has gathered the other side has not said yes for it: the invitation waits until then.
  const isUnsaid = sql`(${battleMembers.answer} is null or (
    ${battleMembers.answer} = 'ACCEPT' and ${battleMembers.side} = 'AWAY'
      and ${battleMembers.leaderYn} = 'Y' and ${battles.acceptedAt} is null))`
  const newCount = async (hcId: string): Promise<number> =>
    (await db.select({ rows: count() }).from(battleMessages).where(unread(hcId)))[0]?.rows ?? 0

  return {
    newCount,

    page: async (
      hcId: string,
      now: SeoulNow,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ totalCnt: number; newCnt: number; list: Message[] }> => {
      const [rows, [all], newCnt] = await Promise.all([
        db
          .select({
            message: battleMessages,
            battle: { startDt: battles.startDt, acceptedAt: battles.acceptedAt, cancelledAt: battles.cancelledAt },
            isOpen: sql<boolean>`coalesce(
              ${isUnsaid} and ${battleMembers.askedAt} <= ${battleMessages.sentAt}
                and ${battles.cancelledAt} is null and ${battles.startDt} > ${now.day}, false)`,
          })
          .from(battleMessages)
          .leftJoin(battles, eq(battles.batSeq, battleMessages.batSeq))
          .leftJoin(
            battleMembers,
            and(
              eq(battleMembers.hcId, battleMessages.hcId),
              eq(battleMembers.batSeq, battleMessages.batSeq),
              eq(battleMembers.side, battleMessages.side),
            ),
          )
          .where(eq(battleMessages.hcId, hcId))
          .orderBy(desc(battleMessages.sentAt), desc(battleMessages.msgSeq))
          .limit(limit)
          .offset(offset),
        db.select({ rows: count() }).from(battleMessages).where(eq(battleMessages.hcId, hcId)),
        newCount(hcId),
      ])
      return {
        totalCnt: all?.rows ?? 0,
        newCnt,
        list: rows.map(({ message, battle, isOpen }) => ({
          ...message,
          isOpen: isOpen && message.msgType === 'INVITE',
          why: whyOf(message, battle),
        })),
      }
    },

    /** @returns how many were unread until now */
    markRead: async (hcId: string, msgSeqs: readonly number[], now: Date): Promise<number> =>
      (
        await db
          .update(battleMessages)
          .set({ readAt: now })
          .where(and(unread(hcId), inArray(battleMessages.msgSeq, [...msgSeqs])))
          .returning({ msgSeq: battleMessages.msgSeq })
      ).length,
  }
}
