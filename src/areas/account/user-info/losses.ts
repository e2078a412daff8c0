import type { Schemas } from '#src/contract/schemas.ts'
import { toWireTime } from '#src/lib/wire-time.ts'

type OrderDetail = Pick<Schemas['SmartOrderDetail'], 'smartOrderSeq' | 'menuDt' | 'pickupTm' | 'changeEndDtm'>
type Subscription = Pick<Schemas['SubscribedOrderDetail'], 'subscribedOrderSeq' | 'subscribedNm'> & { itemList: readonly Pick<Schemas['SubscribedOrderItem'], 'modifyYn'>[] }

/** What goes with an account. */
export interface Losses {
  points: number
  coupons: number
  /** `paid`: its last moment has passed, the kitchen has begun. */
  orders: { key: string; day: string; time: string; paid: boolean }[]
  subscriptions: { key: string; name: string; days: number }[]
}

/** [MBR-06] */
export function lossesOf(
  { counts, orders, subscriptions }: { counts: Pick<Schemas['UserCount'], 'point' | 'couponCnt'>; orders: readonly OrderDetail[]; subscriptions: readonly Subscription[] },
  now: Date,
): Losses {
  const minute = toWireTime(now, 'minute')
  return {
    points: counts.point,
    coupons: counts.couponCnt,
    orders: orders.map(({ smartOrderSeq, menuDt, pickupTm, changeEndDtm }) => ({ key: smartOrderSeq, day: menuDt, time: `${pickupTm.slice(0, 2)}:${pickupTm.slice(2)}`, paid: changeEndDtm <= minute })),
    subscriptions: subscriptions
      .map(({ subscribedOrderSeq, subscribedNm, itemList }) => ({ key: String(subscribedOrderSeq), name: subscribedNm, days: itemList.filter(({ modifyYn }) => modifyYn === 'Y').length }))
      .filter(({ days }) => days > 0),
  }
}

/** Somebody who has left may join again after as many days. */
export const REJOIN_DAYS = 30
