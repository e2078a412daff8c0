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
  const offered = () =>
    rows().innerJoin(members, and(eq(members.hcId, param('hcId')), eq(members.bizCode, restaurants.bizCode)))
  const isOn = and(
    eq(takeHomeDays.salesDt, param('salesDt')),
    eq(takeHomeProducts.restaurantCode, param('restaurantCode')),
  )
  const isOne = eq(takeHomeDays.prodSeq, param('prodSeq'))
  return {
    day: compiled(db, fields, offered().where(isOn).orderBy(asc(takeHomeProducts.orderSeq))),
    one: compiled(db, fields, offered().where(isOne)),
    ordered: compiled(db, fields, rows().where(isOne)),
  }
}

export function takeHomeQueries(db: Db) {
  const read = kitReader(db)
  const isSeller = eq(restaurants.restaurantCode, takeHomePlaces.restaurantCode)
  /** Kits are for an employer's own people, as its counter is: others' are not there. */
  const isEmployers = (hcId: string) => and(eq(members.hcId, hcId), eq(members.bizCode, restaurants.bizCode))
  return {
    /** Where and until when a restaurant of the member's employer hands kits out; undefined when it sells none. */
    place: async (restaurantCode: string, hcId: string) => {
      const isOne = eq(takeHomePlaces.restaurantCode, restaurantCode)
      return (
        await db
          .select(getTableColumns(takeHomePlaces))
          .from(takeHomePlaces)
          .innerJoin(restaurants, isSeller)
          .innerJoin(members, isEmployers(hcId))
          .where(isOne)
      )[0]
    },
    /** Restaurants of the member's employer that sell kits, by name. */
    sellers: (hcId: string) =>
      db
        .select({
          restaurantCode: restaurants.restaurantCode,
          restaurantName: restaurants.restaurantName,
          restaurantNameEng: restaurants.restaurantNameEng,
        })
        .from(takeHomePlaces)
        .innerJoin(restaurants, isSeller)
        .innerJoin(members, isEmployers(hcId))
        .orderBy(asc(restaurants.restaurantName)),
    /** The kits of a day in the kitchen's order, as the member sees them. */
    day: (restaurantCode: string, salesDt: string, hcId: string) => read.day({ restaurantCode, salesDt, hcId }),
    /** One kit of a day by its number, as it is offered to the member. */
    find: async (prodSeq: number, hcId: string) => (await read.one({ prodSeq, hcId }))[0],
    /** One kit of a day that the member has ordered: known still where the employer is another by now. */
    ordered: async (prodSeq: number, hcId: string) => (await read.ordered({ prodSeq, hcId }))[0],
  }
}

export type Kit = NonNullable<Awaited<ReturnType<ReturnType<typeof takeHomeQueries>['find']>>>
