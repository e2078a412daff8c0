/**
 * A coupon on an order: laid on it, taken off it, used with it. Always in the transaction of the order
 * (docs/decisions/284).
 */
import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { seoulInstant } from '#server/seoul.ts'
import { isFree } from './queries.ts'
import { stateOf } from './rules.ts'
import { coupons } from './schema.ts'

/** What an order has to say of itself. */
export type Box = {
  restaurantCode: string
  menuDt: string
  menuMealType: string
  menuName: string
  pickupEndTm: string
}

export type HoldRefusal = 'coupon' | 'couponHeld' | 'couponUsed'

const isOne = (hcId: string, couponNo: string) => and(eq(coupons.hcId, hcId), eq(coupons.couponNo, couponNo))

/** A coupon fits an order by restaurant, day, meal and dish. */
const fits = ({ restaurantCode, menuDt, menuMealType, menuName }: Box) =>
  and(
    eq(coupons.type, 'REST'),
    or(isNull(coupons.restaurantCode), eq(coupons.restaurantCode, restaurantCode)),
    or(isNull(coupons.mealType), sql`${coupons.mealType} = ${menuMealType}`),
    or(isNull(coupons.dish), sql`right(${menuName}::text, length(${coupons.dish})) = ${coupons.dish}`),
    lte(coupons.startDt, menuDt),
    gte(coupons.endDt, menuDt),
  )

/** The coupon to lay on a box: of those that fit, the one that ends first. Undefined without one. */
export async function couponFor(tx: Queryable, hcId: string, box: Box) {
  const { couponNo, name, nameEng, endDt } = coupons
  const [found] = await tx
    .select({ couponNo, name, nameEng, endDt })
    .from(coupons)
    .where(and(eq(coupons.hcId, hcId), isFree, fits(box)))
    .orderBy(asc(coupons.endDt), asc(coupons.couponNo))
    .limit(1)
  return found
}

/**
 * Lays a coupon on an order. One conditional statement: of any number of orders and tills at once a single one has it.
 *
 * @returns why not, or undefined when it lies there
 */
export async function holdCoupon(
  tx: Queryable,
  hcId: string,
  couponNo: string,
  { orderSeq, box }: { orderSeq: number; box: Box },
  now: Date,
): Promise<HoldRefusal | undefined> {
  const held = await tx
    .update(coupons)
    .set({ heldByOrder: orderSeq, heldUntil: seoulInstant(box.menuDt, box.pickupEndTm) })
    .where(and(isOne(hcId, couponNo), isFree, fits(box)))
    .returning({ couponNo: coupons.couponNo })
  if (held.length > 0) return undefined
  const [row] = await tx.select().from(coupons).where(isOne(hcId, couponNo))
  const state = row && stateOf(row, now)
  if (state === 'used') return 'couponUsed'
  return state === 'held' ? 'couponHeld' : 'coupon'
}

const liesOn = (hcId: string, orderSeq: number) =>
  and(eq(coupons.hcId, hcId), eq(coupons.heldByOrder, orderSeq), isNull(coupons.usedAt))

/** Takes the coupon off an order that was cancelled. */
export async function freeCoupon(tx: Queryable, hcId: string, orderSeq: number): Promise<void> {
  await tx.update(coupons).set({ heldByOrder: null, heldUntil: null }).where(liesOn(hcId, orderSeq))
}

/** Uses the coupon of an order that was handed over. */
export async function spendCoupon(tx: Queryable, hcId: string, orderSeq: number, now: Date): Promise<void> {
  await tx.update(coupons).set({ usedAt: now }).where(liesOn(hcId, orderSeq))
}
