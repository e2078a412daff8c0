/** Orders to pick up: reserving, the member's own, cancelling, handing over (001 section 7, Smart order). */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { allergyQueries } from '#server/domain/allergy/queries.ts'
import { couponQueries } from '#server/domain/coupon/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import { itemQueries } from '#server/domain/order/item.queries.ts'
import { changeRefusals, isChangeable, isReady, orderRefusals, statusAt } from '#server/domain/order/order.rules.ts'
import { smartOrder, smartOrderDetail } from '#server/domain/order/present.ts'
import { type Order, orderQueries } from '#server/domain/order/queries.ts'
import { reserveQueries } from '#server/domain/order/reserve.queries.ts'
import { supportQueries } from '#server/domain/order/support.queries.ts'
import { addDays, isDay, type SeoulNow, seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NO_ITEM = { ko: '찾을 수 없는 메뉴예요.', en: 'There is no such item.' }
const NO_ORDER = { ko: '찾을 수 없는 주문이에요.', en: 'There is no such order.' }

/** How far back the list goes by itself. */
const DAYS_BACK = 92

type Caller = { hcId: string; language: Language | undefined }

const notFound = (words: Words, language: Language) => refuse(404, 'notFound', words[language])
const conflict = (words: Words, language: Language) => refuse(409, 'conflict', words[language])

export function orderHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const items = itemQueries(db)
  const orders = orderQueries(db)
  const { reserve, change, cancel, handOver } = reserveQueries(db)
  const allergies = allergyQueries(db)
  const supports = supportQueries(db)
  const coupons = couponQueries(db)
  const { languageOf } = languageQueries(db)

  const own = async ({ smartOrderSeq }: { smartOrderSeq: string }, caller: Caller) => {
    const [order, language] = await Promise.all([
      orders.find(caller.hcId, orderSeqOf(smartOrderSeq), seoulNow(clock.now())),
      languageOf(caller.hcId, caller),
    ])
    return { order, language }
  }
  const detail = async (order: Order, { hcId }: Caller, language: Language, now: SeoulNow) => {
    const { couponNo } = order
    const [declared, named, coupon, support] = await Promise.all([
      items.declared(order, hcId),
      allergies.named(hcId),
      couponNo === null ? undefined : coupons.find(hcId, couponNo),
      supports.moved(order),
    ])
    return ok(smartOrderDetail(order, { language, now, pictureOrigin }, { declared, coupon, support }, named))
  }
  /** The order as it is after a change. */
  const changed = async (orderSeq: number, caller: Caller, language: Language, now: SeoulNow) => {
    const order = await orders.find(caller.hcId, orderSeq, now)
    if (order === undefined) throw new Error(`Order ${String(orderSeq)} of ${caller.hcId} is gone.`)
    return detail(order, caller, language, now)
  }

  return {
    /** SMO-01. */
    wellorderReservationSaveMealReservation: async ({ body }, caller) => {
      const at = clock.now()
      const now = seoulNow(at)
      const [item, language] = await Promise.all([
        items.find(body.smartMenuSeq, caller.hcId, now.day),
        languageOf(caller.hcId, caller),
      ])
      if (item === undefined) return notFound(NO_ITEM, language)
      const taken = await reserve(caller.hcId, item, body, at)
      if ('unknown' in taken) return badRequest(taken.unknown)
      if ('refusal' in taken) return conflict(orderRefusals[taken.refusal], language)
      return changed(taken.order.orderSeq, caller, language, now)
    },

    wellorderStandbyList: async (_input, caller) => {
      const now = seoulNow(clock.now())
      const [rows, language] = await Promise.all([orders.waiting(caller.hcId, now), languageOf(caller.hcId, caller)])
      return ok(rows.map((order) => smartOrder(order, { language, now, pictureOrigin })))
    },

    wellorderWellOrderList: async ({ query }, caller) => {
      const now = seoulNow(clock.now())
      const { startDt = addDays(now.day, -DAYS_BACK), endDt, statusCode, pageNo = 1, pageSize = 20 } = query
      if (!isDay(startDt)) return badRequest('startDt')
      // VAL-05
      if (endDt !== undefined && (!isDay(endDt) || endDt < startDt)) return badRequest('endDt')
      const [{ list, totalCnt }, language] = await Promise.all([
        orders.page(caller.hcId, { startDt, endDt, statusCode, pageNo, pageSize }, now),
        languageOf(caller.hcId, caller),
      ])
      return ok({ totalCnt, list: list.map((order) => smartOrder(order, { language, now, pictureOrigin })) })
    },

    wellorderReservationDetail: async ({ query }, caller) => {
      const { order, language } = await own(query, caller)
      return order === undefined ? notFound(NO_ORDER, language) : detail(order, caller, language, seoulNow(clock.now()))
    },

    /** SMO-02. Another time, another number of boxes, or both. */
    wellorderReservationModifyMealReservation: async ({ body: { smartOrderSeq, orderQty, pickupTm } }, caller) => {
      const { order, language } = await own({ smartOrderSeq }, caller)
      if (order === undefined) return notFound(NO_ORDER, language)
      const at = clock.now()
      const taken = await change(caller.hcId, order.orderSeq, { orderQty, pickupTm }, at)
      if (taken === undefined)
        return conflict(
          order.status === 'PICKUP'
            ? changeRefusals.handedOver
            : order.status === 'CANCEL'
              ? changeRefusals.cancelled
              : changeRefusals.lateToChange,
          language,
        )
      if ('unknown' in taken) return badRequest(taken.unknown)
      if ('refusal' in taken) return conflict(orderRefusals[taken.refusal], language)
      return changed(order.orderSeq, caller, language, seoulNow(at))
    },

    /** SMO-03. A second tap finds it cancelled, gives nothing back again and reads the same (docs/decisions/373). */
    wellorderReservationCancel: async ({ body }, caller) => {
      const { order, language } = await own(body, caller)
      if (order === undefined) return notFound(NO_ORDER, language)
      const at = clock.now()
      const now = seoulNow(at)
      if (order.status === 'PICKUP') return conflict(changeRefusals.handedOver, language)
      if (order.status === 'RESERVED' && !isChangeable(order, now)) return conflict(changeRefusals.late, language)
      await cancel(caller.hcId, order.orderSeq, at)
      return changed(order.orderSeq, caller, language, now)
    },

    /** SMO-05. */
    wellorderReservationCheckWelOrderPickedUpDuplicate: async ({ body }, caller) => {
      const { order, language } = await own(body, caller)
      return order === undefined ? notFound(NO_ORDER, language) : ok(yn(order.status === 'PICKUP'))
    },

    /** SMO-04: once, whoever asks first, by the server's clock. */
    wellorderReservationPickuped: async ({ body }, caller) => {
      const { order, language } = await own(body, caller)
      if (order === undefined) return notFound(NO_ORDER, language)
      const at = clock.now()
      const now = seoulNow(at)
      const status = statusAt(order, now)
      if (status === 'CANCEL') return conflict(changeRefusals.cancelled, language)
      if (status === 'NOSHOW') return conflict(changeRefusals.missed, language)
      if (status === 'RESERVED' && !isReady(order, now)) return conflict(changeRefusals.early, language)
      if ((await handOver(caller.hcId, order.orderSeq, at)) === undefined)
        return conflict(changeRefusals.handedOver, language)
      return changed(order.orderSeq, caller, language, now)
    },
  } satisfies Handlers
}

/** Ten digits fit the contract, not the column: what is beyond names no order. */
function orderSeqOf(text: string): number {
  return Math.min(Number(text), 2_147_483_647)
}
