/**
 * The employer's share of a meal, moved when the order that had it is cancelled (docs/decisions/378). Whoever writes
 * orders holds the member first (`lockMember`), so that of two cancellations at once one gives it on, and once.
 */
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { seoulNow } from '#server/seoul.ts'
import { MEAL_SUPPORT, payAmount } from './order.rules.ts'
import { smartOrders } from './schema.ts'
import {
  isSupportFree,
  isSupportMoved,
  type Meal,
  supportMovedTo,
  supportOwedTo,
  supportWords,
} from './support.rules.ts'

type Row = typeof smartOrders.$inferSelect

const isOfMember = (hcId: string, days: readonly string[]) =>
  and(eq(smartOrders.hcId, hcId), inArray(smartOrders.menuDt, [...days]))

/**
 * Gives the share of each of these meals to the oldest order that stands, where nobody has it, and works its bill out
 * anew. In the transaction of what has become of the other orders, under the member's lock.
 *
 * @returns the orders that have it since
 */
export async function giveSupport(tx: Queryable, hcId: string, meals: readonly Meal[], now: Date): Promise<Row[]> {
  if (meals.length === 0) return []
  const days = [...new Set(meals.map(({ menuDt }) => menuDt))]
  const standing = await tx
    .select()
    .from(smartOrders)
    .where(and(isOfMember(hcId, days), ne(smartOrders.status, 'CANCEL')))
  const asked = new Set(meals.map(keyOf))
  const owed = [...Map.groupBy(standing, keyOf)].flatMap(([meal, orders]) =>
    asked.has(meal) ? (supportOwedTo(orders, seoulNow(now)) ?? []) : [],
  )
  const given: Row[] = []
  // One or two: a member who cancels has seldom ordered twice of more than one meal.
  for (const order of owed) {
    const supportAmt = MEAL_SUPPORT
    given.push(
      ...(await tx
        .update(smartOrders)
        .set({ supportAmt, payAmt: payAmount({ ...order, supportAmt }) })
        .where(and(eq(smartOrders.hcId, hcId), eq(smartOrders.orderSeq, order.orderSeq)))
        .returning()),
    )
  }
  return given
}

/** Gives the shares on and tells the member so, once an order. */
export async function moveSupport(tx: Queryable, hcId: string, meals: readonly Meal[], now: Date): Promise<Row[]> {
  const given = await giveSupport(tx, hcId, meals, now)
  for (const order of given) {
    const notice = {
      sourceKey: `order:${String(order.orderSeq)}:support`,
      route: 'mypageWellOrderDetail',
      params: { linkSeq: order.orderSeq },
      text: supportWords(order),
    }
    await notify(tx, hcId, 'reservation', notice, now)
  }
  return given
}

/** Whether the next order of the meal gets the share. */
export async function isSupportLeft(tx: Queryable, hcId: string, meal: Meal, now: Date): Promise<boolean> {
  return isSupportFree(await ofMeal(tx, hcId, meal), seoulNow(now))
}

/** What has become of a share: which order has it since this was cancelled, or whether it came from an older one. */
export const supportQueries = (db: Db) => ({
  moved: async (order: Row): Promise<{ to: Row | undefined; isMoved: boolean }> => {
    if (order.supportAmt === 0) return { to: undefined, isMoved: false }
    const orders = await ofMeal(db, order.hcId, order)
    return { to: supportMovedTo(order, orders), isMoved: isSupportMoved(order, orders) }
  },
})

const keyOf = ({ menuDt, menuMealType }: Meal): string => `${menuDt}-${menuMealType}`

const ofMeal = (tx: Queryable, hcId: string, { menuDt, menuMealType }: Meal): Promise<Row[]> =>
  tx
    .select()
    .from(smartOrders)
    .where(and(isOfMember(hcId, [menuDt]), eq(smartOrders.menuMealType, menuMealType)))
