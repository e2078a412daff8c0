import { and, count, desc, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Queryable } from '#server/db/client.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
import { type CouponKind, newBarcode, newCouponNo } from './rules.ts'
import { coupons, type CouponType } from './schema.ts'

export interface Issue {
  /** Who gives it, such as `EVENT`. */
  source: string
  /** For what: the same source and key give one coupon, however often they are named. */
  sourceKey: string
  kind: CouponKind
  /** Where it is good; left out for every restaurant and for the shop. */
  restaurantCode?: string
  /** How many days it is good, today among them. */
  days: number
}

/**
 * Gives a coupon, inside the caller's transaction (docs/decisions/105).
 *
 * @returns its number; `isNew` is false when this source and key had given it before
 * @throws RangeError unless `days` is a whole number above zero
 */
export async function issueCoupon(
  tx: Queryable,
  hcId: string,
  issue: Issue,
  now: Date,
): Promise<{ couponNo: string; isNew: boolean }> {
  const row = { hcId, ...couponRow(issue, now) }
  const { source, sourceKey } = issue
  const given = await tx
    .insert(coupons)
    .values(row)
    .onConflictDoNothing({ target: [coupons.hcId, coupons.source, coupons.sourceKey] })
    .returning({ couponNo: coupons.couponNo })
  if (given[0] !== undefined) return { ...given[0], isNew: true }
  const isSame = and(eq(coupons.hcId, hcId), eq(coupons.source, source), eq(coupons.sourceKey, sourceKey))
  const [known] = await tx.select({ couponNo: coupons.couponNo }).from(coupons).where(isSame)
  if (known === undefined) throw new Error(`The coupon of ${source} ${sourceKey} was neither given nor found.`)
  return { ...known, isNew: false }
}

/** A coupon that begins on the day of `now`, before it is known whose it is. */
export function couponRow({ kind, source, sourceKey, restaurantCode, days }: Issue, now: Date) {
  if (!Number.isSafeInteger(days) || days <= 0)
    throw new RangeError(`A coupon is good for a whole number of days, not ${String(days)}.`)
  const today = seoulDay(now)
  return {
    couponNo: newCouponNo(),
    type: kind.type,
    mealType: kind.mealType ?? null,
    dish: kind.dish ?? null,
    name: kind.name.ko,
    nameEng: kind.name.en,
    benefit: kind.benefit.ko,
    benefitEng: kind.benefit.en,
    note: kind.note.ko,
    noteEng: kind.note.en,
    restaurantCode: restaurantCode ?? null,
    startDt: today,
    endDt: addDays(today, days - 1),
    barcode: newBarcode(),
    source,
    sourceKey,
    issuedAt: now,
  }
}

/** What the wire tells apart: a coupon that is not good yet counts as one to be used. */
export type CouponStatus = 'ISSUED' | 'USED' | 'EXPIRED'

/** A member has a handful; more than this is not a list that anybody reads. */
const MOST = 100

/** Neither used nor on an order. */
export const isFree = and(isNull(coupons.usedAt), isNull(coupons.heldByOrder))

export function couponQueries(db: Db) {
  const usedIn = alias(restaurants, 'used_in')
  const columns = {
    ...getTableColumns(coupons),
    restaurantName: restaurants.restaurantName,
    restaurantNameEng: restaurants.restaurantNameEng,
    usedPlaceName: usedIn.restaurantName,
    usedPlaceNameEng: usedIn.restaurantNameEng,
  }
  const rows = () =>
    db
      .select(columns)
      .from(coupons)
      .leftJoin(restaurants, eq(restaurants.restaurantCode, coupons.restaurantCode))
      .leftJoin(usedIn, eq(usedIn.restaurantCode, coupons.usedPlace))
      .$dynamic()
  const isOne = (hcId: string, couponNo: string) => and(eq(coupons.hcId, hcId), eq(coupons.couponNo, couponNo))
  const isUsable = (today: string) => and(isFree, lte(coupons.startDt, today), gte(coupons.endDt, today))
  /** Those that lie on an order which nobody came for are used up by the clock. */
  const isSpent = (now: Date) => or(isNotNull(coupons.usedAt), lte(coupons.heldUntil, now))
  const isWaiting = (now: Date) => and(isNull(coupons.usedAt), gt(coupons.heldUntil, now))
  const canBeUsed = (now: Date) => or(isWaiting(now), and(isFree, gte(coupons.endDt, seoulDay(now))))
  const hasEnded = (now: Date) => and(isFree, lt(coupons.endDt, seoulDay(now)))

  const conditions = { ISSUED: canBeUsed, USED: isSpent, EXPIRED: hasEnded }

  return {
    /**
     * To be used first, by their last day; then used ones, the newest use first; then ended ones, the newest end first.
     */
    list: (
      hcId: string,
      { status, type }: { status: CouponStatus | undefined; type: CouponType | undefined },
      now: Date,
    ) =>
      rows()
        .where(and(eq(coupons.hcId, hcId), type && eq(coupons.type, type), status && conditions[status](now)))
        .orderBy(
          sql`case when ${isSpent(now)} then 2 when ${hasEnded(now)} then 3 else 1 end`,
          sql`case when ${canBeUsed(now)} then ${coupons.endDt} end`,
          sql`case when ${isSpent(now)} then coalesce(${coupons.usedAt}, ${coupons.heldUntil}) end desc nulls last`,
          desc(coupons.endDt),
          coupons.couponNo,
        )
        .limit(MOST),
    find: async (hcId: string, couponNo: string) => (await rows().where(isOne(hcId, couponNo)))[0],
    /**
     * Uses a coupon. One conditional statement: of any number of tries at once a single one changes the row.
     *
     * @returns whether this try used it
     */
    use: async (hcId: string, couponNo: string, now: Date): Promise<boolean> => {
      const used = await db
        .update(coupons)
        .set({ usedAt: now })
        .where(and(isOne(hcId, couponNo), isUsable(seoulDay(now))))
        .returning({ couponNo: coupons.couponNo })
      return used.length > 0
    },
    /**
     * The coupon of a code that a till has read. A till knows codes and no members, so this is the one reading that
     * looks through all of them. Undefined when no coupon has that code.
     */
    ofBarcode: async (barcode: string) => (await rows().where(eq(coupons.barcode, barcode)))[0],
    /**
     * Uses a coupon at the till of a restaurant, once and where it is good, and keeps where that was.
     *
     * @returns whether this reading used it
     */
    useAt: async (hcId: string, couponNo: string, restaurantCode: string, now: Date): Promise<boolean> => {
      const isGoodThere = and(
        eq(coupons.type, 'REST'),
        or(isNull(coupons.restaurantCode), eq(coupons.restaurantCode, restaurantCode)),
      )
      const used = await db
        .update(coupons)
        .set({ usedAt: now, usedPlace: restaurantCode })
        .where(and(isOne(hcId, couponNo), isGoodThere, isUsable(seoulDay(now))))
        .returning({ couponNo: coupons.couponNo })
      return used.length > 0
    },
    /** How many can be used today and have come since `from`, a Seoul day. */
    freshCount: (hcId: string, today: string, from: string): Promise<number> =>
      db.$count(coupons, and(eq(coupons.hcId, hcId), isUsable(today), gte(coupons.startDt, from))),
    /** How many can be used today. */
    usableCount: async (hcId: string, today: string): Promise<number> => {
      const [row] = await db
        .select({ n: count() })
        .from(coupons)
        .where(and(eq(coupons.hcId, hcId), isUsable(today)))
      return row?.n ?? 0
    },
  }
}

export type CouponRow = NonNullable<Awaited<ReturnType<ReturnType<typeof couponQueries>['find']>>>
