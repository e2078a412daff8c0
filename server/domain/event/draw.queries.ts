/**
 * The turning table: one turn, one seat, one prize or nothing. Once drawn it stays drawn: a lost answer is read, never
 * drawn again (docs/decisions/256).
 */
import { randomInt } from 'node:crypto'
import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { type EventRow, findEvent, give, isMine, takePart } from './engine.queries.ts'
import { prizeOfSeat, Refused, seatsOf } from './rules.ts'
import { eventDraws, eventMembers, eventPrizes } from './schema.ts'

export type PrizeRow = typeof eventPrizes.$inferSelect
export type DrawRow = typeof eventDraws.$inferSelect

export const prizesOf = (tx: Queryable, eventSeq: number): Promise<PrizeRow[]> =>
  tx.select().from(eventPrizes).where(eq(eventPrizes.eventSeq, eventSeq)).orderBy(asc(eventPrizes.prizeSeq))

const isOwn = (hcId: string, eventSeq: number) => and(eq(eventDraws.hcId, hcId), eq(eventDraws.eventSeq, eventSeq))

/** What the member drew last; undefined before. */
export async function lastDraw(tx: Queryable, hcId: string, eventSeq: number): Promise<DrawRow | undefined> {
  const [last] = await tx
    .select()
    .from(eventDraws)
    .where(isOwn(hcId, eventSeq))
    .orderBy(desc(eventDraws.drawSeq))
    .limit(1)
  return last
}

export interface Drawn {
  draw: DrawRow
  prize: PrizeRow
  turnsLeft: number
}

/** A seat of the table, each as likely as any other. */
export const anySeat = (seats: number): number => randomInt(seats) + 1

/**
 * Turns the table once. The seat is drawn before the transaction: where the database asks for it once more, the same
 * seat is taken.
 *
 * @throws Refused
 */
export async function drawOnce(db: Db, hcId: string, eventSeq: number, now: Date, seatOf = anySeat): Promise<Drawn> {
  await findEvent(db, hcId, eventSeq)
  const seats = seatsOf(await prizesOf(db, eventSeq))
  if (seats === 0) throw new Refused('eventNoDraw')
  const seatNo = seatOf(seats)
  return takePart(db, hcId, eventSeq, now, async (tx, { event, mine }) => {
    const [turned] = await tx
      .update(eventMembers)
      .set({ turnsLeft: sql`${eventMembers.turnsLeft} - 1` })
      .where(and(isMine(hcId, eventSeq), gt(eventMembers.turnsLeft, 0)))
      .returning({ turnsLeft: eventMembers.turnsLeft })
    if (turned === undefined) throw new Refused('eventNoDraw')
    const prizes = await prizesOf(tx, eventSeq)
    const prize = await takePrize(tx, prizes, prizeOfSeat(prizes, seatNo))
    const drawSeq = ((await lastDraw(tx, hcId, eventSeq))?.drawSeq ?? 0) + 1
    const reward = {
      points: prize.points ?? 0,
      ...(prize.coupon !== null && { coupon: prize.coupon }),
      restaurantCode: prize.restaurantCode,
    }
    const { points, couponNo } = await give(tx, { hcId, event, now }, `draw:${String(drawSeq)}`, reward)
    const draw = { hcId, eventSeq, drawSeq, seatNo, prizeSeq: prize.prizeSeq, points, couponNo, drawnAt: now }
    await tx.insert(eventDraws).values(draw)
    // Where the turn itself is what takes part.
    if (event.kind === 'ROULET')
      await tx
        .update(eventMembers)
        .set({ joinCnt: mine.joinCnt + 1, joinedAt: now })
        .where(isMine(hcId, eventSeq))
    // No address is asked for in the app: whoever has won something that is sent is told who is to speak next.
    if (prize.code === 'GOODS')
      await notify(
        tx,
        hcId,
        'event',
        {
          sourceKey: `event:${String(eventSeq)}:draw:${String(drawSeq)}`,
          route: 'serviceEventRoulet',
          params: { linkSeq: eventSeq },
          text: sentWords(event, prize),
        },
        now,
      )
    return { draw, prize, turnsLeft: turned.turnsLeft }
  })
}

const sentWords = (event: Pick<EventRow, 'name' | 'nameEng'>, prize: Pick<PrizeRow, 'name' | 'nameEng'>) => ({
  title: { ko: `${prize.name} 당첨을 축하해요`, en: prize.nameEng === null ? null : `You have won: ${prize.nameEng}` },
  body: {
    ko: `${event.name} · 담당자가 연락드려요.`,
    en: event.nameEng === null ? 'We will be in touch.' : `${event.nameEng} · We will be in touch.`,
  },
})

/** Takes one of what is left, by one conditional statement; where nothing is left the seat brings nothing. */
async function takePrize(tx: Queryable, prizes: readonly PrizeRow[], wanted: PrizeRow | undefined): Promise<PrizeRow> {
  if (wanted !== undefined && wanted.code !== 'NONE') {
    const [taken] = await tx
      .update(eventPrizes)
      .set({ givenCnt: sql`${eventPrizes.givenCnt} + 1` })
      .where(
        and(
          eq(eventPrizes.eventSeq, wanted.eventSeq),
          eq(eventPrizes.prizeSeq, wanted.prizeSeq),
          or(isNull(eventPrizes.winCnt), lt(eventPrizes.givenCnt, eventPrizes.winCnt)),
        ),
      )
      .returning()
    if (taken !== undefined) return taken
  }
  const nothing = prizes.find(({ code }) => code === 'NONE')
  if (nothing === undefined) throw new Error('A table has seats that bring nothing.')
  return nothing
}
