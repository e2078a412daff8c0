/** A member's orders, and the times at which an item can be picked up. */
import { and, asc, count, desc, eq, getTableColumns, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import { type SeoulNow, seoulStamp } from '#server/seoul.ts'
import type { Item } from './item.queries.ts'
import type { OrderStatus } from './order.rules.ts'
import { pickupSlots, smartOrders } from './schema.ts'

export type OrderFilter = {
  startDt: string
  endDt: string | undefined
  statusCode: OrderStatus | undefined
  pageNo: number
  pageSize: number
}

export type PaidFilter = { startDt: string; endDt: string; restaurantCode: string | undefined }

export function orderQueries(db: Db) {
  const columns = {
    ...getTableColumns(smartOrders),
    restaurantName: restaurants.restaurantName,
    restaurantNameEng: restaurants.restaurantNameEng,
  }
  const rows = () =>
    db
      .select(columns)
      .from(smartOrders)
      .innerJoin(restaurants, eq(restaurants.restaurantCode, smartOrders.restaurantCode))
  const closesAt = sql`${smartOrders.menuDt} || ${smartOrders.pickupEndTm}`
  const isWaiting = (minute: string | SQL) => and(eq(smartOrders.status, 'RESERVED'), sql`${closesAt} > ${minute}`)
  // A day of a subscription is an order from the beginning, and shown as one from its last moment on: nothing has to be
  // copied when the clock says so.
  const isOrder = (minute: string | SQL) =>
    or(isNull(smartOrders.subscribedOrderSeq), lte(smartOrders.changeEndDtm, minute))
  const isMissed = (minute: string) => and(eq(smartOrders.status, 'RESERVED'), sql`${closesAt} <= ${minute}`)

  const hcId = sql.placeholder('hcId')
  const readWaiting = compiled(
    db,
    columns,
    rows()
      .where(
        and(
          eq(smartOrders.hcId, hcId),
          isWaiting(sql`${sql.placeholder('minute')}::text`),
          isOrder(sql`${sql.placeholder('minute')}::text`),
        ),
      )
      .orderBy(asc(smartOrders.menuDt), asc(smartOrders.pickupTm), asc(smartOrders.orderSeq)),
  )

  const slot = {
    menuDt: pickupSlots.menuDt,
    pickupTm: pickupSlots.pickupTm,
    free: sql<number>`${pickupSlots.capacity} - ${pickupSlots.taken}`.mapWith(Number),
  }
  const readSlots = compiled(
    db,
    slot,
    db
      .select(slot)
      .from(pickupSlots)
      .where(
        and(
          eq(pickupSlots.restaurantCode, sql.placeholder('restaurantCode')),
          eq(pickupSlots.menuDt, sql.placeholder('menuDt')),
          eq(pickupSlots.hallNo, sql.placeholder('hallNo')),
          eq(pickupSlots.menuMealType, sql.placeholder('menuMealType')),
        ),
      )
      .orderBy(asc(pickupSlots.pickupTm)),
  )

  return {
    /** Orders that wait to be picked up, the next first. */
    waiting: (member: string, { day, time }: SeoulNow) => readWaiting({ hcId: member, minute: `${day}${time}` }),
    /** Undefined when the member has no such order. */
    find: async (member: string, orderSeq: number, { day, time }: SeoulNow) =>
      (
        await rows().where(
          and(eq(smartOrders.hcId, member), eq(smartOrders.orderSeq, orderSeq), isOrder(`${day}${time}`)),
        )
      )[0],
    /** The member's order of an item that stands; undefined without one. */
    standing: async (member: string, itemId: string) =>
      (
        await rows().where(
          and(eq(smartOrders.hcId, member), eq(smartOrders.itemId, itemId), eq(smartOrders.status, 'RESERVED')),
        )
      )[0],
    /** What the member has ordered of a restaurant's day and did not cancel: the number of the order by its item. */
    ofDay: async (member: string, restaurantCode: string, menuDt: string): Promise<ReadonlyMap<string, number>> => {
      const isOfDay = and(
        eq(smartOrders.hcId, member),
        eq(smartOrders.restaurantCode, restaurantCode),
        eq(smartOrders.menuDt, menuDt),
        ne(smartOrders.status, 'CANCEL'),
      )
      const found = await db
        .select({ itemId: smartOrders.itemId, orderSeq: smartOrders.orderSeq })
        .from(smartOrders)
        .where(isOfDay)
        .orderBy(asc(smartOrders.orderSeq))
      return new Map(found.map(({ itemId, orderSeq }) => [itemId, orderSeq]))
    },
    /** A page of orders, the latest day first, and how many there are. */
    page: async (member: string, filter: OrderFilter, { day, time }: SeoulNow) => {
      const { startDt, endDt, statusCode, pageNo, pageSize } = filter
      const minute = `${day}${time}`
      const hasStatus =
        statusCode &&
        (statusCode === 'RESERVED'
          ? isWaiting(minute)
          : statusCode === 'NOSHOW'
            ? isMissed(minute)
            : eq(smartOrders.status, statusCode))
      const isAsked = and(
        eq(smartOrders.hcId, member),
        gte(smartOrders.menuDt, startDt),
        endDt === undefined ? undefined : lte(smartOrders.menuDt, endDt),
        isOrder(minute),
        hasStatus,
      )
      const [list, [total]] = await Promise.all([
        rows()
          .where(isAsked)
          .orderBy(desc(smartOrders.menuDt), desc(smartOrders.pickupTm), desc(smartOrders.orderSeq))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize),
        db.select({ n: count() }).from(smartOrders).where(isAsked),
      ])
      return { list, totalCnt: total?.n ?? 0 }
    },
    /**
     * Orders that are paid, of some days, the last paid first: those that were handed over, and those that nobody came
     * for. An order is its own payment, so that no other table has to follow it; one that was cancelled in time was
     * never paid.
     */
    paid: async (member: string, { startDt, endDt, restaurantCode }: PaidFilter, { day, time }: SeoulNow) => {
      const isPaid = or(eq(smartOrders.status, 'PICKUP'), isMissed(`${day}${time}`))
      const isThere = restaurantCode === undefined ? undefined : eq(smartOrders.restaurantCode, restaurantCode)
      const list = await db
        .select({ ...columns, tomsYn: members.tomsYn })
        .from(smartOrders)
        .innerJoin(restaurants, eq(restaurants.restaurantCode, smartOrders.restaurantCode))
        .innerJoin(members, eq(members.hcId, smartOrders.hcId))
        .where(
          and(
            eq(smartOrders.hcId, member),
            gte(smartOrders.menuDt, startDt),
            lte(smartOrders.menuDt, endDt),
            isThere,
            isPaid,
          ),
        )
        .orderBy(desc(smartOrders.orderSeq))
      return list
        .map((order) => ({
          ...order,
          paidDtm:
            order.pickedUpAt === null
              ? `${order.menuDt}${order.pickupEndTm}`
              : seoulStamp(order.pickedUpAt).slice(0, 12),
        }))
        .toSorted((one, other) => other.paidDtm.localeCompare(one.paidDtm))
    },
    /** The times of the counter that hands an item over, in order. */
    slots: ({ restaurantCode, menuDt, hallNo, menuMealType }: Item) =>
      readSlots({ restaurantCode, menuDt, hallNo, menuMealType }),
  }
}

export type Order = NonNullable<Awaited<ReturnType<ReturnType<typeof orderQueries>['find']>>>
export type PaidOrder = Awaited<ReturnType<ReturnType<typeof orderQueries>['paid']>>[number]
