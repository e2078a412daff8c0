/** What can be done with an order, by the clock and its own row, and what a member is told who comes too late. */
import { couponRefusals } from '#server/domain/coupon/rules.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import { addDays, type SeoulNow } from '#server/seoul.ts'
import type { StoredStatus } from './schema.ts'

export type OrderStatus = StoredStatus | 'NOSHOW'

type Times = { status: StoredStatus; menuDt: string; pickupTm: string; pickupEndTm: string; changeEndDtm: string }

const minute = ({ day, time }: SeoulNow): string => `${day}${time}`

/** Whoever has not come when the counter closes will not come any more. */
export const statusAt = (order: Times, now: SeoulNow): OrderStatus =>
  order.status === 'RESERVED' && minute(now) >= `${order.menuDt}${order.pickupEndTm}` ? 'NOSHOW' : order.status

export type Stage = 'changeable' | 'preparing' | 'ready' | 'waiting' | Exclude<OrderStatus, 'RESERVED'>

/**
 * How far an order is: changed and cancelled until its last moment (in that minute no more), made, ready ten minutes
 * before its time, kept until the counter closes.
 */
export function stageAt(order: Times, now: SeoulNow): Stage {
  const status = statusAt(order, now)
  if (status !== 'RESERVED') return status
  if (minute(now) >= `${order.menuDt}${order.pickupTm}`) return 'waiting'
  if (minute(now) >= `${order.menuDt}${readyTime(order)}`) return 'ready'
  return minute(now) < order.changeEndDtm ? 'changeable' : 'preparing'
}

export const isChangeable = (order: Times, now: SeoulNow): boolean => stageAt(order, now) === 'changeable'

/** Whether it is handed over by now. */
export const isReady = (order: Times, now: SeoulNow): boolean => ['ready', 'waiting'].includes(stageAt(order, now))

/** So long before its time it is handed over. */
export const READY_MIN = 10

export const readyTime = ({ pickupTm }: Pick<Times, 'pickupTm'>): string => earlier(pickupTm, READY_MIN)

/** `HHmm` some minutes before; a counter is not open at midnight. */
function earlier(time: string, minutes: number): string {
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(2)) - minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}${String(at % 60).padStart(2, '0')}`
}

/** Courses are taken from nine in the morning of the day before; a box costs the same whatever is in it. */
export const courseOrderStart = (menuDt: string): string => `${addDays(menuDt, -1)}0900`
export const BOX_PRICE = 7000
/** What the employer gives to the first order of a meal. Kits are the member's own. */
export const MEAL_SUPPORT = 5000

type Bill = { price: number; orderQty: number; supportAmt: number; couponNo: string | null }

const afterSupport = ({ price, orderQty, supportAmt }: Bill): number => Math.max(0, price * orderQty - supportAmt)

/** What its coupon takes off: one box, or what is left of it after the employer. */
export const couponAmount = (bill: Bill): number =>
  bill.couponNo === null ? 0 : Math.min(bill.price, afterSupport(bill))

export const payAmount = (bill: Bill): number => afterSupport(bill) - couponAmount(bill)

/** Whether an item is taken now. In its last minute it is closed. */
export function orderPhase(
  { orderStartDtm, orderEndDtm }: { orderStartDtm: string; orderEndDtm: string },
  { day, time }: SeoulNow,
): 'notYet' | 'open' | 'closed' {
  const minute = `${day}${time}`
  if (minute < orderStartDtm) return 'notYet'
  return minute < orderEndDtm ? 'open' : 'closed'
}

/** Why an order was not taken. */
export type Refusal =
  | 'soldOut'
  | 'tooMany'
  | 'slotFull'
  | 'closed'
  | 'notYet'
  | 'already'
  | 'coupon'
  | 'couponHeld'
  | 'couponUsed'

export const orderRefusals: Record<Refusal, Words> = {
  soldOut: { ko: '방금 다 나갔어요.', en: 'The last one has just gone.' },
  tooMany: {
    ko: '그만큼은 남지 않았어요. 개수를 줄여 주세요.',
    en: 'There are not that many left. Please choose fewer.',
  },
  slotFull: {
    ko: '그 시간은 방금 꽉 찼어요. 다른 시간을 골라 주세요.',
    en: 'That time has just filled up. Please choose another.',
  },
  closed: { ko: '예약이 끝났어요.', en: 'Ordering has ended.' },
  notYet: {
    ko: '아직 예약할 수 없어요. 전날 아침 9시부터 받아요.',
    en: 'It cannot be ordered yet. Orders open at 9:00 on the day before.',
  },
  already: {
    ko: '이미 예약한 메뉴예요. 시간과 개수는 내 예약에서 바꿀 수 있어요.',
    en: 'You have reserved this already. You can change its time and amount in your orders.',
  },
  coupon: { ko: '이 예약에는 쓸 수 없는 쿠폰이에요.', en: 'This coupon cannot be used for this order.' },
  couponHeld: { ko: '다른 예약에 쓰기로 한 쿠폰이에요.', en: 'This coupon is on another order.' },
  couponUsed: couponRefusals.used,
}

/** Why an order that stands was left as it is. */
export const changeRefusals = {
  late: { ko: '취소할 수 있는 시간이 지났어요.', en: 'It is too late to cancel.' },
  lateToChange: { ko: '바꿀 수 있는 시간이 지났어요.', en: 'It is too late to change this.' },
  early: {
    ko: '아직 받을 시간이 아니에요. 받는 시간 10분 전부터 드려요.',
    en: 'It is not ready yet. Come ten minutes before your time or later.',
  },
  handedOver: { ko: '이미 받은 주문이에요.', en: 'This order has been picked up.' },
  cancelled: { ko: '취소한 주문이에요.', en: 'This order was cancelled.' },
  missed: { ko: '받는 시간이 지난 주문이에요.', en: 'The pick-up time of this order has passed.' },
  notPickedUp: {
    ko: '아직 받지 않은 주문이에요. 받은 다음에 적을 수 있어요.',
    en: 'This order has not been picked up yet. It can be logged after that.',
  },
} satisfies Record<string, Words>

/** Orders within a day, and applications for subscriptions: cancelled ones count, since they are kept. */
export const MOST_ORDERS_A_DAY = 30
