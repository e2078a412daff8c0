/**
 * Applies for a subscription, changes, confirms and cancels it. Each is one transaction, all or nothing: place, boxes
 * and days go together. Everybody holds the member before the subscription, and the subscription before its boxes, so
 * that two transactions never wait for each other crosswise.
 */
import { and, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { dayBegin, FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { lockMember } from '#server/domain/intake/takeout.queries.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import { MOST_ORDERS_A_DAY } from '#server/domain/order/order.rules.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { moveSupport } from '#server/domain/order/support.queries.ts'
import {
  choicesOf,
  giveChoices,
  givePlace,
  lockSubscription,
  type Subscription,
  takeChoices,
  takePlace,
} from '#server/domain/subscription/queries.ts'
import { choiceOfItem, isAhead, phaseAt } from '#server/domain/subscription/rules.ts'
import { type SeoulNow, seoulNow } from '#server/seoul.ts'
import { addDaysTo, daysAs, type Row } from './days.queries.ts'
import { confirmDtm, soldOutOn, type SubscribeRefusal, subscribeRefusals } from './rules.ts'
import { subscribedOrders } from './schema.ts'

export type Pick = { menuDt: string; smartMenuSeq: string }
export type Done = { seq: number } | { refusal: Words } | { unknown: 'itemList' | 'pickupTm' | 'itemSeqList' }

/** Ends the transaction that it is thrown in; nothing of it stays. */
class Refused extends Error {
  readonly why: Exclude<Done, { seq: number }>
  constructor(why: Exclude<Done, { seq: number }>) {
    super('A subscription was refused.')
    this.why = why
  }
}

const refuse = (why: SubscribeRefusal) => new Refused({ refusal: subscribeRefusals[why] })

export function subscribedWrites(db: Db) {
  const whole = async (hcId: string, subscribedSeq: number, work: (tx: Queryable) => Promise<Done>): Promise<Done> => {
    const once = () =>
      db.transaction(async (tx) => {
        await lockMember(tx, hcId)
        await lockSubscription(tx, subscribedSeq)
        return work(tx)
      })
    try {
      return await retrying(once)
    } catch (error) {
      if (error instanceof Refused) return error.why
      throw error
    }
  }

  return {
    /**
     * Applies. The same again finds the one that stands, also after the end: its answer may have been lost. Another of
     * the same subscription is refused.
     *
     * @throws RecordsFull
     */
    apply: (
      hcId: string,
      offer: Subscription,
      { pickupTm, picks }: { pickupTm: string; picks: readonly Pick[] },
      at: Date,
    ): Promise<Done> =>
      whole(hcId, offer.subscribedSeq, async (tx) => {
        const now = seoulNow(at)
        const isStanding = and(
          eq(subscribedOrders.hcId, hcId),
          eq(subscribedOrders.subscribedSeq, offer.subscribedSeq),
          isNull(subscribedOrders.cancelledAt),
        )
        const [standing] = await tx.select().from(subscribedOrders).where(isStanding)
        if (standing?.pickupTm === pickupTm && isSame(await daysOf(tx, hcId, standing.subscribedOrderSeq), picks))
          return { seq: standing.subscribedOrderSeq }
        const phase = phaseAt(offer, now)
        if (phase !== 'OPEN') throw refuse(phase === 'READY' ? 'notYet' : 'closed')
        if (standing !== undefined) throw refuse('already')
        const lately = gte(subscribedOrders.registeredAt, dayBegin(at))
        if ((await tx.$count(subscribedOrders, and(eq(subscribedOrders.hcId, hcId), lately))) >= MOST_ORDERS_A_DAY)
          throw new RecordsFull(FULL.orders)
        const wanted = daysAs(await choicesOf(tx, offer.subscribedSeq), picks)
        if (wanted === undefined) throw new Refused({ unknown: 'itemList' })
        if (wanted.some(({ menuDt }) => !isAhead(menuDt, now))) throw refuse('late')
        if (!(await takePlace(tx, offer.subscribedSeq))) throw refuse('full')
        await take(tx, offer.subscribedSeq, wanted)
        const seq = await nextNumbers(tx, hcId, 'subscribedOrder', 1)
        await tx
          .insert(subscribedOrders)
          .values({ hcId, subscribedOrderSeq: seq, subscribedSeq: offer.subscribedSeq, pickupTm, registeredAt: at })
        await addDaysTo(tx, { hcId, seq, offer, pickupTm }, wanted, at)
        return { seq }
      }),

    /** Other choices, another time, or both. A day that was left out or cancelled comes in by choosing for it. */
    change: (
      hcId: string,
      seq: number,
      offer: Subscription,
      { pickupTm, picks = [] }: { pickupTm?: string | undefined; picks?: readonly Pick[] | undefined },
      at: Date,
    ): Promise<Done> =>
      whole(hcId, offer.subscribedSeq, async (tx) => {
        const now = seoulNow(at)
        const order = await standingOf(tx, hcId, seq)
        const days = await daysOf(tx, hcId, seq)
        const wanted = daysAs(picks.length === 0 ? [] : await choicesOf(tx, offer.subscribedSeq), picks)
        if (wanted === undefined) throw new Refused({ unknown: 'itemList' })
        const of = (menuDt: string) => days.find((day) => day.menuDt === menuDt)
        const other = wanted.filter(
          ({ menuDt, itemId }) => of(menuDt)?.status !== 'RESERVED' || of(menuDt)?.itemId !== itemId,
        )
        if (other.some(({ menuDt }) => !isAhead(menuDt, now))) throw refuse('late')
        await take(tx, offer.subscribedSeq, other)
        const before = other.flatMap(({ menuDt }) => of(menuDt) ?? [])
        await giveChoices(tx, offer.subscribedSeq, boxesOf(before.filter(({ status }) => status === 'RESERVED')))
        // The days come anew, with what was chosen: one statement away, one back, however many.
        await tx.delete(smartOrders).where(
          and(
            isOf(hcId, seq),
            inArray(
              smartOrders.orderSeq,
              before.map(({ orderSeq }) => orderSeq),
            ),
          ),
        )
        await addDaysTo(tx, { hcId, seq, offer, pickupTm: pickupTm ?? order.pickupTm }, other, at, before)
        if (pickupTm !== undefined && pickupTm !== order.pickupTm)
          await moveTo(tx, hcId, seq, pickupTm, [...days, ...other], now)
        return { seq }
      }),

    /** Confirming again changes nothing, neither after the member nor after the end of applying. */
    confirm: (hcId: string, seq: number, offer: Subscription, at: Date): Promise<Done> =>
      whole(hcId, offer.subscribedSeq, async (tx) => {
        const order = await standingOf(tx, hcId, seq)
        if (confirmDtm({ ...order, applyEndDtm: offer.applyEndDtm }, seoulNow(at)) === null)
          await tx.update(subscribedOrders).set({ confirmedAt: at }).where(isOne(hcId, seq))
        return { seq }
      }),

    /** Cancels these days, all or none. A day that is cancelled already stays so. */
    cancelDays: (
      hcId: string,
      seq: number,
      offer: Subscription,
      itemSeqs: readonly number[],
      at: Date,
    ): Promise<Done> =>
      whole(hcId, offer.subscribedSeq, async (tx) => {
        const days = await daysOf(tx, hcId, seq)
        const asked = days.filter(({ orderSeq }) => itemSeqs.includes(orderSeq))
        if (asked.length !== itemSeqs.length) throw new Refused({ unknown: 'itemSeqList' })
        const standing = asked.filter(({ status }) => status !== 'CANCEL')
        if (standing.some((day) => !isOpen(day, seoulNow(at)))) throw refuse('late')
        await cancel(tx, hcId, seq, offer.subscribedSeq, standing, days, at)
        return { seq }
      }),

    /** Cancels every day that is ahead; what is past its last moment stays. */
    cancelAll: (hcId: string, seq: number, offer: Subscription, at: Date): Promise<Done> =>
      whole(hcId, offer.subscribedSeq, async (tx) => {
        await standingOf(tx, hcId, seq)
        const days = await daysOf(tx, hcId, seq)
        const ahead = days.filter((day) => isOpen(day, seoulNow(at)))
        if (ahead.length === 0) throw refuse('nothingAhead')
        await cancel(tx, hcId, seq, offer.subscribedSeq, ahead, days, at)
        return { seq }
      }),
  }
}

const isOne = (hcId: string, seq: number) =>
  and(eq(subscribedOrders.hcId, hcId), eq(subscribedOrders.subscribedOrderSeq, seq))
const isOf = (hcId: string, seq: number) => and(eq(smartOrders.hcId, hcId), eq(smartOrders.subscribedOrderSeq, seq))
const daysOf = (tx: Queryable, hcId: string, seq: number): Promise<Row[]> =>
  tx.select().from(smartOrders).where(isOf(hcId, seq))

const isOpen = ({ status, menuDt }: Row, now: SeoulNow) => status === 'RESERVED' && isAhead(menuDt, now)
const boxesOf = (days: readonly { itemId: string }[]): number[] =>
  days.flatMap(({ itemId }) => choiceOfItem(itemId) ?? [])

function isSame(days: readonly Row[], picks: readonly Pick[]): boolean {
  const standing = days.filter(({ status }) => status === 'RESERVED')
  return (
    standing.length === picks.length &&
    picks.every((pick) => standing.some((day) => day.menuDt === pick.menuDt && day.smartMenuSeq === pick.smartMenuSeq))
  )
}

async function standingOf(tx: Queryable, hcId: string, seq: number) {
  const [order] = await tx.select().from(subscribedOrders).where(isOne(hcId, seq))
  if (order === undefined || order.cancelledAt !== null) throw refuse('cancelled')
  return order
}

async function take(
  tx: Queryable,
  subscribedSeq: number,
  days: readonly { itemId: string; menuDt: string; menuName: string; menuNameEng: string }[],
): Promise<void> {
  const taken = await takeChoices(tx, subscribedSeq, boxesOf(days))
  const missing = days.find(({ itemId }) => !taken.has(choiceOfItem(itemId) ?? 0))
  if (missing !== undefined) throw new Refused({ refusal: soldOutOn(missing) })
}

/** The other time is for every day that is still ahead; without one it is too late. */
async function moveTo(
  tx: Queryable,
  hcId: string,
  seq: number,
  pickupTm: string,
  days: readonly { menuDt: string }[],
  now: SeoulNow,
): Promise<void> {
  const ahead = [...new Set(days.map(({ menuDt }) => menuDt).filter((menuDt) => isAhead(menuDt, now)))]
  if (ahead.length === 0) throw refuse('late')
  await tx.update(subscribedOrders).set({ pickupTm }).where(isOne(hcId, seq))
  await tx
    .update(smartOrders)
    .set({ pickupTm })
    .where(and(isOf(hcId, seq), inArray(smartOrders.menuDt, ahead)))
}

async function cancel(
  tx: Queryable,
  hcId: string,
  seq: number,
  subscribedSeq: number,
  gone: readonly Row[],
  days: readonly Row[],
  at: Date,
): Promise<void> {
  if (gone.length === 0) return
  const seqs = gone.map(({ orderSeq }) => orderSeq)
  await tx
    .update(smartOrders)
    .set({ status: 'CANCEL', cancelledAt: at })
    .where(and(isOf(hcId, seq), inArray(smartOrders.orderSeq, seqs)))
  await giveChoices(tx, subscribedSeq, boxesOf(gone))
  // A box that was ordered beside such a day was without the employer's share (docs/decisions/378).
  await moveSupport(tx, hcId, gone, at)
  if (days.some(({ status, orderSeq }) => status !== 'CANCEL' && !seqs.includes(orderSeq))) return
  await tx.update(subscribedOrders).set({ cancelledAt: at }).where(isOne(hcId, seq))
  await givePlace(tx, subscribedSeq)
}
