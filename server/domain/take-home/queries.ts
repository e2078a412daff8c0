import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { likedMenus } from '#server/domain/meal/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import { takeHomeDays, takeHomePlaces, takeHomeProducts } from './schema.ts'

const param = sql.placeholder

function kitReader(db: Db) {
  const { pickupPlace, pickupPlaceEng, pickupEndTm, hallNo, orderEndTm } = getTableColumns(takeHomePlaces)
  const fields = {
    ...getTableColumns(takeHomeProducts),
    prodSeq: takeHomeDays.prodSeq,
    salesDt: takeHomeDays.salesDt,
    remainCnt: takeHomeDays.remainCnt,
    hallNo,
    pickupPlace,
    pickupPlaceEng,
    pickupEndTm,
    orderEndTm,
    restaurantName: restaurants.restaurantName,
    restaurantNameEng: restaurants.restaurantNameEng,
    liked: sql<boolean>`${likedMenus.hcId} is not null`,
  }
  const rows = () =>
    db
      .select(fields)
      .from(takeHomeDays)
      .innerJoin(takeHomeProducts, eq(takeHomeProducts.productCode, takeHomeDays.productCode))
      .innerJoin(takeHomePlaces, eq(takeHomePlaces.restaurantCode, takeHomeProducts.restaurantCode))
      .innerJoin(restaurants, eq(restaurants.restaurantCode, takeHomeProducts.restaurantCode))
      .leftJoin(likedMenus, and(eq(likedMenus.hcId, param('hcId')), eq(likedMenus.menuCode, takeHomeProducts.menuCode)))
  const isOn = and(eq(takeHomeDays.salesDt, param('salesDt')), eq(takeHomeProducts.restaurantCode, param('restaurantCode')))
  return {
    day: compiled(db, fields, rows().where(isOn).orderBy(asc(takeHomeProducts.orderSeq))),
    one: compiled(db, fields, rows().where(eq(takeHomeDays.prodSeq, param('prodSeq')))),
  }
}

export function takeHomeQueries(db: Db) {
  const read = kitReader(db)
  const isSeller = eq(restaurants.restaurantCode, takeHomePlaces.restaurantCode)
  return {
    /** Where and until when a restaurant hands kits out; undefined when it sells none. */
    place: async (restaurantCode: string) => (await db.select().from(takeHomePlaces).where(eq(takeHomePlaces.restaurantCode, restaurantCode)))[0],
    /** Restaurants of the member's employer that sell kits, by name. */
    sellers: (hcId: string) =>
      db
        .select({ restaurantCode: restaurants.restaurantCode, restaurantName: restaurants.restaurantName, restaurantNameEng: restaurants.restaurantNameEng })
        .from(takeHomePlaces)
        .innerJoin(restaurants, isSeller)
        .innerJoin(members, and(eq(members.hcId, hcId), eq(members.bizCode, restaurants.bizCode)))
        .orderBy(asc(restaurants.restaurantName)),
    /** The kits of a day in the kitchen's order, as the member sees them. */
    day: (restaurantCode: string, salesDt: string, hcId: string) => read.day({ restaurantCode, salesDt, hcId }),
    /** One kit of a day by its number. */
    find: async (prodSeq: number, hcId: string) => (await read.one({ prodSeq, hcId }))[0],
  }
}

export type Kit = NonNullable<Awaited<ReturnType<ReturnType<typeof takeHomeQueries>['find']>>>
