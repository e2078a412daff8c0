import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { grocerantGoods, grocerants } from './schema.ts'

export function grocerantQueries(db: Db) {
  return {
    /** The shop beside a restaurant with what it sells; undefined where there is none. */
    beside: async (restaurantCode: string) => {
      const rows = await db
        .select({ shop: grocerants, good: grocerantGoods })
        .from(grocerants)
        .leftJoin(grocerantGoods, eq(grocerantGoods.restaurantCode, grocerants.restaurantCode))
        .where(eq(grocerants.restaurantCode, restaurantCode))
        .orderBy(asc(grocerantGoods.goodNo))
      const [first] = rows
      return first && { ...first.shop, goods: rows.flatMap(({ good }) => good ?? []) }
    },
  }
}
