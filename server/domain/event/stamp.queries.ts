/** Taking part by a board that fills: a visit a day, the code at the counter, a picked-up order. */
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { checkCounter } from './counter.queries.ts'
import type { CounterCodes } from './counter-code.rules.ts'
import { settle, takePart, type Taking } from './engine.queries.ts'
import { instantsOf, isEach, Refused } from './rules.ts'
import { eventStamps } from './schema.ts'

export interface Board {
  stampGoal: number
  stampedAts: Date[]
  /** What the full board brings. */
  points: number
}

export const stampsOf = async (tx: Queryable, hcId: string, eventSeq: number): Promise<Date[]> => {
  const rows = await tx
    .select({ at: eventStamps.stampedAt })
    .from(eventStamps)
    .where(and(eq(eventStamps.hcId, hcId), eq(eventStamps.eventSeq, eventSeq)))
    .orderBy(asc(eventStamps.stampedAt), asc(eventStamps.stampKey))
  return rows.map(({ at }) => at)
}

interface Visit {
  hcId: string
  eventSeq: number
  /** What the code at the counter says; undefined where a visit is enough. */
  content?: string | undefined
}

/**
 * Gives today's stamp.
 *
 * @throws Refused
 */
export const stampToday = (db: Db, codes: CounterCodes, { hcId, eventSeq, content }: Visit, now: Date) =>
  takePart(db, hcId, eventSeq, now, async (tx, taking) => {
    const { stampRule } = taking.event
    if (stampRule !== 'VISIT' && stampRule !== 'CODE') throw new Refused('eventNotFound')
    const day = stampRule === 'CODE' ? await checkCounter(tx, codes, taking, content) : taking.today
    return stamp(tx, taking, `D${day}`)
  })

/**
 * Gives the stamp of an order that was picked up while the event runs, as a board counts by itself (earned.queries.ts),
 * once.
 */
export const stampOrder = (db: Db, hcId: string, eventSeq: number, smartOrderSeq: number, now: Date): Promise<Board> =>
  takePart(db, hcId, eventSeq, now, async (tx, taking) => {
    if (taking.event.stampRule !== 'ORDER') throw new Refused('eventNotFound')
    const [order] = await tx
      .select({ status: smartOrders.status, pickedUpAt: smartOrders.pickedUpAt })
      .from(smartOrders)
      .where(and(eq(smartOrders.hcId, hcId), eq(smartOrders.orderSeq, smartOrderSeq)))
    if (order?.status !== 'PICKUP') throw new Refused('eventOrderNotPicked')
    const { from, to } = instantsOf(taking.event)
    if (order.pickedUpAt === null || order.pickedUpAt < from || order.pickedUpAt >= to)
      throw new Refused('eventOrderOutside')
    return stamp(tx, taking, `O${String(smartOrderSeq)}`)
  })

async function stamp(tx: Queryable, taking: Taking, stampKey: string): Promise<Board> {
  const { hcId, event, now } = taking
  const { eventSeq, stampGoal, kind, reward } = event
  const before = await stampsOf(tx, hcId, eventSeq)
  const goal = stampGoal ?? 0
  const given = await tx
    .insert(eventStamps)
    .values({ hcId, eventSeq, stampKey, stampedAt: now })
    .onConflictDoNothing()
    .returning({ key: eventStamps.stampKey })
  if (given.length === 0) throw new Refused(stampKey.startsWith('D') ? 'eventStampToday' : 'eventAlready')
  if (before.length >= goal) throw new Refused('eventBoardFull')
  const isFull = before.length + 1 === goal
  await settle(tx, taking, isEach(kind) ? stampKey : 'full', isEach(kind) || isFull ? reward : {})
  return { stampGoal: goal, stampedAts: [...before, now], points: reward.points ?? 0 }
}
