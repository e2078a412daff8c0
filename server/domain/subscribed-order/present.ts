/** A member's subscriptions on the wire; its names stand here alone. */
import type { Language } from '#server/domain/member/language.rules.ts'
import { statusAt } from '#server/domain/order/order.rules.ts'
import { isAhead, subscriptionName } from '#server/domain/subscription/rules.ts'
import { type SeoulNow, seoulStamp } from '#server/seoul.ts'
import { wholeText, yn } from '#server/wire.ts'
import type { SubscribedDay, SubscribedOrder } from './queries.ts'
import { confirmDtm, subscribedStatus } from './rules.ts'

type Context = { language: Language; now: SeoulNow }

export function subscribedOrderRow(order: SubscribedOrder, { language, now }: Context) {
  return {
    subscribedOrderSeq: order.subscribedOrderSeq,
    subscribedSeq: order.subscribedSeq,
    subscribedNm: subscriptionName(order, language),
    restaurantCode: order.restaurantCode,
    restaurantName: order.restaurantName,
    restaurantNameEng: order.restaurantNameEng,
    statusCode: subscribedStatus(order, now),
    startDt: order.startDt,
    endDt: order.endDt,
    pickupTm: order.pickupTm,
    totalCnt: order.totalCnt,
    cancelCnt: order.cancelCnt,
    pickupCnt: order.pickupCnt,
    payAmt: order.payAmt,
    regDtm: seoulStamp(order.registeredAt).slice(0, 12),
    confirmDtm: confirmDtm(order, now),
  }
}

/** A day can be changed while it stands and its last moment has not come. */
const isChangeable = (day: SubscribedDay, now: SeoulNow) => day.status === 'RESERVED' && isAhead(day.menuDt, now)

export function subscribedOrderDetail(order: SubscribedOrder, days: readonly SubscribedDay[], context: Context) {
  return {
    ...subscribedOrderRow(order, context),
    cancelYn: yn(days.some((day) => isChangeable(day, context.now))),
    itemList: days.map((day) => ({
      itemSeq: day.orderSeq,
      menuDt: day.menuDt,
      smartMenuSeq: day.smartMenuSeq,
      menuName: day.menuName,
      menuNameEng: day.menuNameEng,
      sumKcal: wholeText(day.kcal),
      payAmt: day.payAmt,
      statusCode: statusAt(day, context.now),
      modifyYn: yn(isChangeable(day, context.now)),
      changeEndDtm: day.changeEndDtm,
    })),
  }
}
