/** Articles of the mall, and what a member has decided and looked at. */
import { and, arrayContains, asc, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { keepNewest } from '#server/db/newest.ts'
import { retrying } from '#server/db/retry.ts'
import { mallChecks, mallGoods, mallMembers, mallOrders, mallTags } from './schema.ts'

/** Articles of a page. */
export const PAGE = 20

/** How long a verification may take until the member comes back with it. */
const CHECK_MINUTES = 10

/** Verifications under way: the newest ones. Nobody begins so many in ten minutes. */
export const MOST_CHECKS = 20

/** So many fit a dish or a day; more is not advice. */
const MOST_FITTING = 10

export function mallQueries(db: Db) {
  const inOrder = [asc(mallGoods.soldOut), asc(mallGoods.orderSeq)] as const
  const isMine = (hcId: string) => eq(mallMembers.hcId, hcId)

  return {
    tags: () => db.select().from(mallTags).orderBy(asc(mallTags.orderSeq)),
    /** A page of articles, those that can be had first, and how many there are. */
    page: async (tagCode: string | undefined, pageNo: number) => {
      const isAsked = tagCode === undefined ? undefined : arrayContains(mallGoods.tagCodes, [tagCode])
      const [list, [total]] = await Promise.all([
        db
          .select()
          .from(mallGoods)
          .where(isAsked)
          .orderBy(...inOrder)
          .limit(PAGE)
          .offset((pageNo - 1) * PAGE),
        db.select({ n: count() }).from(mallGoods).where(isAsked),
      ])
      return { list, totalCnt: total?.n ?? 0 }
    },
    find: async (goodNo: string) => (await db.select().from(mallGoods).where(eq(mallGoods.goodNo, goodNo)))[0],
    /** Articles for dishes: those whose ending a dish's name has. */
    forDishes: (names: readonly string[]) => {
      const fits = sql`exists (
        select 1 from unnest(${mallGoods.dishEndings}) as ending,
          json_array_elements_text(${JSON.stringify(names)}::json) as dish(name)
        where dish.name like '%' || ending)`
      return db
        .select()
        .from(mallGoods)
        .where(and(fits, eq(mallGoods.soldOut, false)))
        .orderBy(...inOrder)
        .limit(MOST_FITTING)
    },
    /** Articles that bring what a day lacks. */
    forNutrients: (nutrients: readonly string[]) =>
      nutrients.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(mallGoods)
            .where(
              and(
                or(...nutrients.map((nutrient) => sql`${nutrient} = any(${mallGoods.nutrients})`)),
                eq(mallGoods.soldOut, false),
              ),
            )
            .orderBy(...inOrder)
            .limit(MOST_FITTING),

    member: async (hcId: string) => (await db.select().from(mallMembers).where(isMine(hcId)))[0],
    /** Remembers the article looked at last. */
    look: (hcId: string, lastGoodNo: string) =>
      db
        .insert(mallMembers)
        .values({ hcId, lastGoodNo })
        .onConflictDoUpdate({ target: mallMembers.hcId, set: { lastGoodNo } }),

    /** Notes a verification that was begun for a member; what has ended goes on the way. @returns when it ends */
    beginCheck: async (hcId: string, authKey: string, now: Date): Promise<Date> => {
      await db.delete(mallChecks).where(and(eq(mallChecks.hcId, hcId), lte(mallChecks.expiresAt, now)))
      const expiresAt = new Date(now.getTime() + CHECK_MINUTES * 60_000)
      await db.insert(mallChecks).values({ hcId, authKey, begunAt: now, expiresAt })
      await keepNewest(db, mallChecks, mallChecks.begunAt, hcId, MOST_CHECKS)
      return expiresAt
    },
    /** The member's verification that can still be used: the one named, else the latest. */
    openCheck: async (hcId: string, authKey: string | undefined, now: Date) => {
      const isOpen = and(
        eq(mallChecks.hcId, hcId),
        isNull(mallChecks.usedAt),
        gt(mallChecks.expiresAt, now),
        authKey === undefined ? undefined : eq(mallChecks.authKey, authKey),
      )
      return (await db.select().from(mallChecks).where(isOpen).orderBy(desc(mallChecks.begunAt)).limit(1))[0]
    },
    /** Gives the agreement by a verification, which is used up. @returns false when somebody was faster */
    agree: (hcId: string, authKey: string, ciHash: string, now: Date): Promise<boolean> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const used = await tx
            .update(mallChecks)
            .set({ usedAt: now })
            .where(
              and(
                eq(mallChecks.hcId, hcId),
                eq(mallChecks.authKey, authKey),
                isNull(mallChecks.usedAt),
                gt(mallChecks.expiresAt, now),
              ),
            )
            .returning({ authKey: mallChecks.authKey })
          if (used.length === 0) return false
          const decision = { agreeYn: 'Y' as const, decidedAt: now, ciHash }
          await tx
            .insert(mallMembers)
            .values({ hcId, ...decision })
            .onConflictDoUpdate({ target: mallMembers.hcId, set: decision })
          return true
        }),
      ),
    /** Takes the agreement back, with what the mall knew the member by. @returns whether there was one */
    withdraw: async (hcId: string, now: Date): Promise<boolean> => {
      const changed = await db
        .update(mallMembers)
        .set({ agreeYn: 'N', decidedAt: now, ciHash: null })
        .where(and(isMine(hcId), eq(mallMembers.agreeYn, 'Y')))
        .returning({ hcId: mallMembers.hcId })
      return changed.length > 0
    },

    /** The member's orders in the mall, the newest first. */
    orders: async (hcId: string, pageNo: number, pageSize: number) => {
      const [list, [total]] = await Promise.all([
        db
          .select()
          .from(mallOrders)
          .where(eq(mallOrders.hcId, hcId))
          .orderBy(desc(mallOrders.orderDtm), desc(mallOrders.orderNo))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize),
        db.select({ n: count() }).from(mallOrders).where(eq(mallOrders.hcId, hcId)),
      ])
      return { list, totalCnt: total?.n ?? 0 }
    },
  }
}

export type Good = typeof mallGoods.$inferSelect
