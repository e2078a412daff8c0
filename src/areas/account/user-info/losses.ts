import type { Schemas } from '#src/contract/schemas.ts'
import { toWireTime, type WireTime } from '#src/lib/wire-time.ts'

type OrderDetail = Pick<
  Schemas['SmartOrderDetail'],
  'smartOrderSeq' | 'menuDt' | 'pickupTm' | 'changeEndDtm' | 'payAmt'
>
type Subscription = Pick<Schemas['SubscribedOrderDetail'], 'subscribedOrderSeq' | 'subscribedNm'> & {
  itemList: readonly Pick<Schemas['SubscribedOrderItem'], 'modifyYn'>[]
}

/** `until`: its last moment, from which on the kitchen has begun; `due`: won that are to be paid then. */
export type WaitingOrder = { key: string; day: string; time: string; until: WireTime; due: number }

/** What becomes of an order: it is cancelled, or made and paid for without being picked up. */
export const isMade = ({ until }: Pick<WaitingOrder, 'until'>, now: Date): boolean => until <= toWireTime(now, 'minute')

/** What goes with an account. */
export interface Losses {
  points: number
  /** This month: a receipt that is cancelled later finds nobody to give them back to. */
  spent: number
  coupons: number
  orders: WaitingOrder[]
  subscriptions: { key: string; name: string; days: number }[]
  /** Talks and measurings ahead: their seats are somebody else's then. */
  appointments: number
  /** Names of challenges that are running. */
  challenges: string[]
  inquiries: number
  liked: number
}

/** [MBR-06] */
export function lossesOf({
  counts,
  points,
  orders,
  subscriptions,
  challenges,
}: {
  counts: Schemas['UserCount']
  points: Pick<Schemas['PointInfo'], 'monthUsePoint'>
  orders: readonly OrderDetail[]
  subscriptions: readonly Subscription[]
  challenges: readonly Pick<Schemas['MyChallenge'], 'chalnNm'>[]
}): Losses {
  return {
    points: counts.point,
    spent: points.monthUsePoint,
    coupons: counts.couponCnt,
    orders: orders.map(({ smartOrderSeq, menuDt, pickupTm, changeEndDtm, payAmt }) => ({
      key: smartOrderSeq,
      day: menuDt,
      time: `${pickupTm.slice(0, 2)}:${pickupTm.slice(2)}`,
      until: changeEndDtm,
      due: payAmt,
    })),
    subscriptions: subscriptions
      .map(({ subscribedOrderSeq, subscribedNm, itemList }) => ({
        key: String(subscribedOrderSeq),
        name: subscribedNm,
        days: itemList.filter(({ modifyYn }) => modifyYn === 'Y').length,
      }))
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
