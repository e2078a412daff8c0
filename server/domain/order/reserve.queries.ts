/**
 * Takes an order, changes it and gives it back. Stock, place and order are one transaction over conditional updates: of
 * any number of orders at once no more are taken than there is. Everybody takes stock, then place, then the coupon, so
 * that two transactions never wait for each other crosswise (docs/decisions/182).
 */
import { and, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { dayBegin, FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { couponFor, freeCoupon, holdCoupon, spendCoupon } from '#server/domain/coupon/hold.queries.ts'
import { lockMember } from '#server/domain/intake/takeout.queries.ts'
import { courseOfMenuId } from '#server/domain/meal/course.rules.ts'
import { courses } from '#server/domain/meal/schema.ts'
import { takeHomeDays } from '#server/domain/take-home/schema.ts'
import { seoulNow } from '#server/seoul.ts'
import type { Item } from './item.queries.ts'
import { MEAL_SUPPORT, MOST_ORDERS_A_DAY, orderPhase, payAmount, type Refusal } from './order.rules.ts'
import { pickupCounters, pickupSlots, smartOrders } from './schema.ts'
import { isSupportLeft, moveSupport } from './support.queries.ts'

export type OrderRow = typeof smartOrders.$inferSelect
type Place = Pick<OrderRow, 'restaurantCode' | 'menuDt' | 'hallNo' | 'menuMealType' | 'pickupTm'>
type Stock = Pick<OrderRow, 'itemId' | 'prodSeq'>

type Asked = { orderQty: number; pickupTm: string; couponNo?: string | null | undefined }

export type Taken = { order: OrderRow } | { refusal: Refusal } | { unknown: 'pickupTm' }

/** Ends the transaction that it is thrown in; nothing of it stays. */
class Refused extends Error {
  readonly why: Exclude<Taken, { order: OrderRow }>
  constructor(why: Exclude<Taken, { order: OrderRow }>) {
    super('An order was refused.')
    this.why = why
  }
}

export function reserveQueries(db: Db) {
  return {
    /**
     * Takes an order. The same again finds the one that stands, also after the last moment: its answer may have been
     * lost. Another of the same item is refused.
     *
     * @throws RecordsFull
     */
    reserve: async (
      hcId: string,
      item: Item,
      { orderQty, pickupTm, couponNo = null }: Asked,
      now: Date,
    ): Promise<Taken> => {
      const take = () =>
        db.transaction(async (tx): Promise<Taken> => {
          await lockMember(tx, hcId)
          const standing = await standingOrder(tx, hcId, item.itemId)
          const isSame =
            standing?.orderQty === orderQty && standing.pickupTm === pickupTm && standing.couponNo === couponNo
          if (standing !== undefined && isSame) return { order: standing }
          const phase = orderPhase(item, seoulNow(now))
          if (phase !== 'open') return { refusal: phase }
          if (standing !== undefined) return { refusal: 'already' }
          await refuseFull(tx, hcId, now)
          const place = {
            restaurantCode: item.restaurantCode,
            menuDt: item.menuDt,
            hallNo: item.hallNo,
            menuMealType: item.menuMealType,
            pickupTm,
          }
          await takeStock(tx, item, orderQty)
          await takePlace(tx, place, orderQty)
          // An older one of the meal may be without: its share was not given on before 378.
          if (item.prodSeq === null) await moveSupport(tx, hcId, [item], now)
          const supportAmt = await supportLeft(tx, hcId, item, now)
          const orderSeq = await nextNumbers(tx, hcId, 'smartOrder', 1)
          await layCoupon(tx, hcId, item, { orderSeq, couponNo }, now)
          const {
            remainCnt: _left,
            orderStartDtm: _start,
            orderEndDtm,
            allergensKnown: _known,
            allergenCodes: _codes,
            restaurantName: _name,
            restaurantNameEng: _eng,
            ...words
          } = item
          const row = {
            ...words,
            hcId,
            orderSeq,
            status: 'RESERVED' as const,
            orderQty,
            supportAmt,
            payAmt: payAmount({ price: item.price, orderQty, supportAmt, couponNo }),
            couponNo,
            pickupTm,
            pickupNo: await pickupNumber(tx, place),
            changeEndDtm: orderEndDtm,
            orderedAt: now,
          }
          const [order] = await tx.insert(smartOrders).values(row).returning()
          if (order === undefined) throw new Error(`Order ${String(orderSeq)} of ${hcId} was not written.`)
          return { order }
        })
      try {
        return await retrying(take)
      } catch (error) {
        if (error instanceof Refused) return error.why
        throw error
      }
    },

    /**
     * Cancels an order that stands and gives stock, place and coupon back, once. What the employer gave to it goes to
     * the oldest other order of the meal (docs/decisions/378). Undefined when it does not stand or its last moment has
     * passed.
     */
    cancel: (hcId: string, orderSeq: number, now: Date): Promise<OrderRow | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lockMember(tx, hcId)
          const { day, time } = seoulNow(now)
          const isStanding = and(
            isOne(hcId, orderSeq),
            eq(smartOrders.status, 'RESERVED'),
            gt(smartOrders.changeEndDtm, `${day}${time}`),
          )
          const [order] = await tx
            .update(smartOrders)
            .set({ status: 'CANCEL', cancelledAt: now })
            .where(isStanding)
            .returning()
          if (order === undefined) return undefined
          await giveBack(tx, order)
          await freeCoupon(tx, hcId, orderSeq)
          await moveSupport(tx, hcId, [order], now)
          return order
        }),
      ),

    /**
     * Changes time and number of boxes of an order that stands: of what is more it takes stock and place, of what is
     * less it gives back, all or nothing. The same again changes nothing. Undefined when it does not stand or its last
     * moment has passed.
     */
    change: async (
      hcId: string,
      orderSeq: number,
      asked: { orderQty?: number | undefined; pickupTm?: string | undefined },
      now: Date,
    ): Promise<Taken | undefined> => {
      const change = () =>
        db.transaction(async (tx): Promise<Taken | undefined> => {
          await lockMember(tx, hcId)
          const { day, time } = seoulNow(now)
          const isStanding = and(
            isOne(hcId, orderSeq),
            eq(smartOrders.status, 'RESERVED'),
            gt(smartOrders.changeEndDtm, `${day}${time}`),
          )
          const [order] = await tx.select().from(smartOrders).where(isStanding)
          if (order === undefined) return undefined
          const { orderQty = order.orderQty, pickupTm = order.pickupTm } = asked
          const more = orderQty - order.orderQty
          if (more === 0 && pickupTm === order.pickupTm) return { order }
          if (more > 0) await takeStock(tx, order, more)
          if (more < 0) await giveStock(tx, order, -more)
          if (pickupTm !== order.pickupTm) {
            await takePlace(tx, { ...order, pickupTm }, orderQty)
            await givePlace(tx, order, order.orderQty)
          } else if (more > 0) await takePlace(tx, order, more)
          else await givePlace(tx, order, -more)
          const payAmt = payAmount({ ...order, orderQty })
          const [changed] = await tx
            .update(smartOrders)
            .set({ orderQty, pickupTm, payAmt })
            .where(isOne(hcId, orderSeq))
            .returning()
          const given = await moveSupport(tx, hcId, [order], now)
          const billed = given.find((each) => each.orderSeq === orderSeq) ?? changed
          return billed && { order: billed }
        })
      try {
        return await retrying(change)
      } catch (error) {
        if (error instanceof Refused) return error.why
        throw error
      }
    },

    /**
     * Hands an order over and uses its coupon. One conditional statement: of any number of tries at once a single one
     * changes the row. Its bill is final then, so that it waits for whoever is about to work it out anew.
     */
    handOver: (hcId: string, orderSeq: number, now: Date): Promise<OrderRow | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lockMember(tx, hcId)
          const [order] = await tx
            .update(smartOrders)
            .set({ status: 'PICKUP', pickedUpAt: now })
            .where(and(isOne(hcId, orderSeq), eq(smartOrders.status, 'RESERVED')))
            .returning()
          if (order?.couponNo != null) await spendCoupon(tx, hcId, orderSeq, now)
          return order
        }),
      ),

    /** What the employer gives to an order of this item. */
    supportFor: (hcId: string, item: Item, now: Date): Promise<number> => supportLeft(db, hcId, item, now),

    /** The coupon that the member can lay on this item. A coupon is for a box, not for a kit. */
    couponFor: async (hcId: string, item: Item) => (item.prodSeq === null ? couponFor(db, hcId, item) : undefined),
  }
}

async function layCoupon(
  tx: Queryable,
  hcId: string,
  item: Item,
  { orderSeq, couponNo }: { orderSeq: number; couponNo: string | null },
  now: Date,
): Promise<void> {
  if (couponNo === null) return
  const refusal = item.prodSeq === null ? await holdCoupon(tx, hcId, couponNo, { orderSeq, box: item }, now) : 'coupon'
  if (refusal !== undefined) throw new Refused({ refusal })
}

const isOne = (hcId: string, orderSeq: number) => and(eq(smartOrders.hcId, hcId), eq(smartOrders.orderSeq, orderSeq))

async function standingOrder(tx: Queryable, hcId: string, itemId: string): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(smartOrders)
    .where(and(eq(smartOrders.hcId, hcId), eq(smartOrders.itemId, itemId), eq(smartOrders.status, 'RESERVED')))
  return order
}

/** What the employer gives to one more order. */
const supportLeft = async (tx: Queryable, hcId: string, item: Item, now: Date): Promise<number> =>
  item.prodSeq === null && (await isSupportLeft(tx, hcId, item, now)) ? MEAL_SUPPORT : 0

const isKit = (prodSeq: number) => eq(takeHomeDays.prodSeq, prodSeq)

function isCourse(itemId: string) {
  const { restaurantCode, menuDt, mealType, hallNo, courseType } = courseOfMenuId(itemId)
  return and(
    eq(courses.restaurantCode, restaurantCode),
    eq(courses.menuDt, menuDt),
    eq(courses.menuMealType, mealType),
    eq(courses.hallNo, hallNo),
    eq(courses.menuCourseType, courseType),
  )
}

async function takeStock(tx: Queryable, { itemId, prodSeq }: Stock, count: number): Promise<void> {
  const taken =
    prodSeq === null
      ? await tx
          .update(courses)
          .set({ takeOutCnt: sql`${courses.takeOutCnt} - ${count}` })
          .where(and(isCourse(itemId), gte(courses.takeOutCnt, count), eq(courses.soldOut, false)))
          .returning({ left: courses.takeOutCnt })
      : await tx
          .update(takeHomeDays)
          .set({ remainCnt: sql`${takeHomeDays.remainCnt} - ${count}` })
          .where(and(isKit(prodSeq), gte(takeHomeDays.remainCnt, count)))
          .returning({ left: takeHomeDays.remainCnt })
  if (taken.length > 0) return
  const [found] =
    prodSeq === null
      ? await tx
          .select({ left: sql<number>`case when ${courses.soldOut} then 0 else ${courses.takeOutCnt} end` })
          .from(courses)
          .where(isCourse(itemId))
      : await tx.select({ left: takeHomeDays.remainCnt }).from(takeHomeDays).where(isKit(prodSeq))
  throw new Refused({ refusal: (found?.left ?? 0) > 0 ? 'tooMany' : 'soldOut' })
}

const isPlace = (place: Place) =>
  and(
    eq(pickupSlots.restaurantCode, place.restaurantCode),
    eq(pickupSlots.menuDt, place.menuDt),
    eq(pickupSlots.hallNo, place.hallNo),
    eq(pickupSlots.menuMealType, place.menuMealType),
    eq(pickupSlots.pickupTm, place.pickupTm),
  )

async function takePlace(tx: Queryable, place: Place, count: number): Promise<void> {
  const taken = await tx
    .update(pickupSlots)
    .set({ taken: sql`${pickupSlots.taken} + ${count}` })
    .where(and(isPlace(place), lte(sql`${pickupSlots.taken} + ${count}`, pickupSlots.capacity)))
    .returning({ taken: pickupSlots.taken })
  if (taken.length > 0) return
  const [found] = await tx.select({ taken: pickupSlots.taken }).from(pickupSlots).where(isPlace(place))
  throw new Refused(found === undefined ? { unknown: 'pickupTm' } : { refusal: 'slotFull' })
}

/** Gives stock and place of an order back, in the caller's transaction. */
export async function giveBack(tx: Queryable, order: OrderRow): Promise<void> {
  await giveStock(tx, order, order.orderQty)
  await givePlace(tx, order, order.orderQty)
}

async function giveStock(tx: Queryable, { itemId, prodSeq }: Stock, count: number): Promise<void> {
  if (prodSeq === null)
    await tx
      .update(courses)
      .set({ takeOutCnt: sql`${courses.takeOutCnt} + ${count}` })
      .where(isCourse(itemId))
  else
    await tx
      .update(takeHomeDays)
      .set({ remainCnt: sql`${takeHomeDays.remainCnt} + ${count}` })
      .where(isKit(prodSeq))
}

/** An order that holds no place, as of a database of before each held one, is given back all the same. */
async function givePlace(tx: Queryable, place: Place, count: number): Promise<void> {
  await tx
    .update(pickupSlots)
    .set({ taken: sql`greatest(${pickupSlots.taken} - ${count}, 0)` })
    .where(isPlace(place))
}

/** The number that the counter calls: the letter of its hall, and how many it has called that day. */
async function pickupNumber(tx: Queryable, { menuDt, ...counter }: Place): Promise<string> {
  return (await pickupNumbers(tx, counter, [menuDt])).get(menuDt) ?? ''
}

/** Pickup numbers for some days of a counter, each once: one statement, in the order of the days. */
export async function pickupNumbers(
  tx: Queryable,
  { restaurantCode, hallNo }: Pick<Place, 'restaurantCode' | 'hallNo'>,
  days: readonly string[],
): Promise<Map<string, string>> {
  if (days.length === 0) return new Map()
  const called = await tx
    .insert(pickupCounters)
    .values(days.toSorted().map((menuDt) => ({ restaurantCode, menuDt, hallNo, last: 1 })))
    .onConflictDoUpdate({
      target: [pickupCounters.restaurantCode, pickupCounters.menuDt, pickupCounters.hallNo],
      set: { last: sql`${pickupCounters.last} + 1` },
    })
    .returning({ menuDt: pickupCounters.menuDt, last: pickupCounters.last })
  return new Map(called.map(({ menuDt, last }) => [menuDt, `${hallNo.slice(-1)}-${String(last)}`]))
}

/** Orders of a day, the cancelled ones too: each is kept. The days of a subscription are bounded with it. */
async function refuseFull(tx: Queryable, hcId: string, now: Date): Promise<void> {
  const isLate = gte(smartOrders.orderedAt, dayBegin(now))
  const own = and(eq(smartOrders.hcId, hcId), isNull(smartOrders.subscribedOrderSeq), isLate)
  if ((await tx.$count(smartOrders, own)) >= MOST_ORDERS_A_DAY) throw new RecordsFull(FULL.orders)
}
