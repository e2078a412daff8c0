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
  /** Talks and measurings ahead: their seats are somebody else's then. */
  appointments: number
  /** Names of challenges that are running. */
  challenges: string[]
  inquiries: number
  liked: number
}

/** [MBR-06] */
export function lossesOf(
  { counts, orders, subscriptions, challenges }: { counts: Schemas['UserCount']; orders: readonly OrderDetail[]; subscriptions: readonly Subscription[]; challenges: readonly Pick<Schemas['MyChallenge'], 'chalnNm'>[] },
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
    // What is counted there are orders and appointments together.
    appointments: Math.max(0, counts.reserveCnt - orders.length),
    challenges: challenges.map(({ chalnNm }) => chalnNm),
    inquiries: counts.qnaCnt,
    liked: counts.favoriteCnt,
  }
}

/** Somebody who has left may join again after as many days. */
export const REJOIN_DAYS = 30
