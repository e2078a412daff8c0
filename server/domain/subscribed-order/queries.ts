/** What a member has subscribed to, with its days added up (docs/decisions/224). */
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import { subscriptions } from '#server/domain/subscription/schema.ts'
import { subscribedOrders } from './schema.ts'

const isDayOf = and(
  eq(smartOrders.hcId, subscribedOrders.hcId),
  eq(smartOrders.subscribedOrderSeq, subscribedOrders.subscribedOrderSeq),
)
const isKept = sql`${smartOrders.status} <> 'CANCEL'`

const {
  subscribedSeq,
  subscribedNm,
  subscribedNmEng,
  restaurantCode,
  applyEndDtm,
  pickupTms,
  startDt: offeredFrom,
} = getTableColumns(subscriptions)

const fields = {
  ...getTableColumns(subscribedOrders),
  subscribedSeq,
  subscribedNm,
  subscribedNmEng,
  restaurantCode,
  applyEndDtm,
  pickupTms,
  restaurantName: restaurants.restaurantName,
  restaurantNameEng: restaurants.restaurantNameEng,
  startDt: sql<string>`coalesce(min(${smartOrders.menuDt}), ${offeredFrom})`,
  endDt: sql<string>`coalesce(max(${smartOrders.menuDt}), ${offeredFrom})`,
  totalCnt: sql`count(${smartOrders.orderSeq})`.mapWith(Number),
  cancelCnt: sql`count(*) filter (where ${smartOrders.status} = 'CANCEL')`.mapWith(Number),
  pickupCnt: sql`count(*) filter (where ${smartOrders.status} = 'PICKUP')`.mapWith(Number),
  payAmt: sql`coalesce(sum(${smartOrders.payAmt}) filter (where ${isKept}), 0)`.mapWith(Number),
  lastEndDtm: sql<string | null>`max(${smartOrders.menuDt} || ${smartOrders.pickupEndTm}) filter (where ${isKept})`,
}

export function subscribedOrderQueries(db: Db) {
  const rows = () =>
    db
      .select(fields)
      .from(subscribedOrders)
      .innerJoin(subscriptions, eq(subscriptions.subscribedSeq, subscribedOrders.subscribedSeq))
      .innerJoin(restaurants, eq(restaurants.restaurantCode, subscriptions.restaurantCode))
      .leftJoin(smartOrders, isDayOf)
      .groupBy(
        subscribedOrders.hcId,
        subscribedOrders.subscribedOrderSeq,
        subscriptions.subscribedSeq,
        restaurants.restaurantCode,
      )
  return {
    /** A page, newest first, and how many there are. */
    page: async (hcId: string, { pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
      const isMine = eq(subscribedOrders.hcId, hcId)
      const [list, [total]] = await Promise.all([
        rows()
          .where(isMine)
          .orderBy(desc(subscribedOrders.registeredAt), desc(subscribedOrders.subscribedOrderSeq))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize),
        db.select({ n: count() }).from(subscribedOrders).where(isMine),
      ])
      return { list, totalCnt: total?.n ?? 0 }
    },
    /** Undefined when the member has no such subscription. */
    find: async (hcId: string, seq: number) =>
      (await rows().where(and(eq(subscribedOrders.hcId, hcId), eq(subscribedOrders.subscribedOrderSeq, seq))))[0],
    /** Its days, oldest first. */
    days: (hcId: string, seq: number) =>
      db
        .select()
        .from(smartOrders)
        .where(and(eq(smartOrders.hcId, hcId), eq(smartOrders.subscribedOrderSeq, seq)))
        .orderBy(asc(smartOrders.menuDt), asc(smartOrders.orderSeq)),
    /** Which of these the member has applied for and not cancelled. */
    applied: async (hcId: string, seqs: readonly number[]): Promise<Set<number>> => {
      if (seqs.length === 0) return new Set()
      const isStanding = and(
        eq(subscribedOrders.hcId, hcId),
        inArray(subscribedOrders.subscribedSeq, [...seqs]),
        isNull(subscribedOrders.cancelledAt),
      )
      const found = await db.select({ seq: subscribedOrders.subscribedSeq }).from(subscribedOrders).where(isStanding)
      return new Set(found.map(({ seq }) => seq))
    },
  }
}

export type SubscribedOrder = NonNullable<Awaited<ReturnType<ReturnType<typeof subscribedOrderQueries>['find']>>>
export type SubscribedDay = Awaited<ReturnType<ReturnType<typeof subscribedOrderQueries>['days']>>[number]
