/** Subscription meals: what is offered, and what the member has applied for (001 section 7, Smart order). */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { allergyQueries } from '#server/domain/allergy/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { subscribedOrderDetail, subscribedOrderRow } from '#server/domain/subscribed-order/present.ts'
import { subscribedOrderQueries } from '#server/domain/subscribed-order/queries.ts'
import { type Done, subscribedWrites } from '#server/domain/subscribed-order/write.queries.ts'
import { choiceDays, choiceDetail, subscriptionRow } from '#server/domain/subscription/present.ts'
import { type Subscription, subscriptionQueries } from '#server/domain/subscription/queries.ts'
import { addDays, isDay, seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NO_OFFER = { ko: '찾을 수 없는 구독이에요.', en: 'There is no such subscription.' }
const NO_DAY = { ko: '이 구독에 없는 날이에요.', en: 'This day is not part of the subscription.' }
const NO_CHOICE = { ko: '찾을 수 없는 메뉴예요.', en: 'There is no such item.' }

/** How long one that is over is still listed. */
const DAYS_BACK = 92
const ORDER = { OPEN: 0, READY: 2, CLOSE: 3 } as const
/** What the member has applied for stands after what is open, until its last day. */
const MINE = 1

type Caller = { hcId: string; language: Language | undefined }

export function subscriptionHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const offers = subscriptionQueries(db)
  const orders = subscribedOrderQueries(db)
  const writes = subscribedWrites(db)
  const allergies = allergyQueries(db)
  const { languageOf } = languageQueries(db)

  const noOffer = async (caller: Caller) => refuse(404, 'notFound', NO_OFFER[await languageOf(caller.hcId, caller)])

  const detail = async (seq: number, caller: Caller) => {
    const [order, days, language] = await Promise.all([
      orders.find(caller.hcId, seq),
      orders.days(caller.hcId, seq),
      languageOf(caller.hcId, caller),
    ])
    if (order === undefined) return refuse(404, 'notFound', NO_OFFER[language])
    return ok(subscribedOrderDetail(order, days, { language, now: seoulNow(clock.now()) }))
  }
  /** What a write has left behind, or why it was refused. */
  const answered = async (done: Done, caller: Caller) => {
    if ('unknown' in done && done.unknown === 'itemSeqList')
      return refuse(404, 'notFound', NO_DAY[await languageOf(caller.hcId, caller)])
    if ('unknown' in done) return badRequest(done.unknown)
    if ('refusal' in done) return refuse(409, 'conflict', done.refusal[await languageOf(caller.hcId, caller)])
    return detail(done.seq, caller)
  }
  /** A write to a subscription of the member's; somebody else's is not there. */
  const changed = async (seq: number, caller: Caller, write: (offer: Subscription) => Promise<Done>) => {
    const order = await orders.find(caller.hcId, seq)
    const offer = order && (await offers.find(caller.hcId, order.subscribedSeq))
    return offer === undefined ? noOffer(caller) : answered(await write(offer), caller)
  }

  return {
    wellorderGetSubscribedList: async ({ query: { restaurantCode } }, caller) => {
      const now = seoulNow(clock.now())
      const [rows, language] = await Promise.all([
        offers.list(caller.hcId, addDays(now.day, -DAYS_BACK), restaurantCode),
        languageOf(caller.hcId, caller),
      ])
      const applied = await orders.applied(
        caller.hcId,
        rows.map(({ subscribedSeq }) => subscribedSeq),
      )
      const list = rows.map((row) => subscriptionRow(row, applied.has(row.subscribedSeq), now, language))
      const rank = ({ openCode, applyYn, endDt }: (typeof list)[number]) =>
        openCode !== 'OPEN' && applyYn === 'Y' && endDt >= now.day ? MINE : ORDER[openCode]
      return ok(list.toSorted((a, b) => rank(a) - rank(b)))
    },

    wellorderGetSubscribedMenu: async ({ body: { subscribedSeq, startDt, endDt } }, caller) => {
      const { hcId } = caller
      if (startDt !== undefined && !isDay(startDt)) return badRequest('startDt')
      // VAL-05
      if (endDt !== undefined && (!isDay(endDt) || (startDt !== undefined && endDt < startDt)))
        return badRequest('endDt')
      const [offer, language] = await Promise.all([offers.find(hcId, subscribedSeq), languageOf(hcId, caller)])
      if (offer === undefined) return refuse(404, 'notFound', NO_OFFER[language])
      const [choices, named] = await Promise.all([
        offers.choices(subscribedSeq, { ...(startDt && { from: startDt }), ...(endDt && { to: endDt }) }),
        allergies.named(hcId),
      ])
      return ok(choiceDays(choices, offer.hallNo, { language, pictureOrigin }, named))
    },

    wellorderGetSubscribedMenuDetail: async ({ body: { subscribedSeq, smartMenuSeq } }, caller) => {
      const { hcId } = caller
      // Ten digits fit the contract, not the column: what is beyond names no choice.
      const choiceSeq = Math.min(Number(smartMenuSeq), 2_147_483_647)
      const [offer, [choice], named, language] = await Promise.all([
        offers.find(hcId, subscribedSeq),
        offers.choices(subscribedSeq, { choiceSeq }),
        allergies.named(hcId),
        languageOf(hcId, caller),
      ])
      if (offer === undefined || choice === undefined) return refuse(404, 'notFound', NO_CHOICE[language])
      return ok(choiceDetail(choice, offer.hallNo, { language, pictureOrigin }, named))
    },

    /** SMO-06. */
    wellorderSaveSubscribedRegi: async ({ body: { subscribedSeq, pickupTm, itemList } }, caller) => {
      const offer = await offers.find(caller.hcId, subscribedSeq)
      if (offer === undefined) return noOffer(caller)
      if (!offer.pickupTms.includes(pickupTm)) return badRequest('pickupTm')
      return answered(await writes.apply(caller.hcId, offer, { pickupTm, picks: itemList }, clock.now()), caller)
    },

    wellorderGetMySubscribedOrderList: async ({ query: { pageNo = 1, pageSize = 20 } }, caller) => {
      const [{ list, totalCnt }, language] = await Promise.all([
        orders.page(caller.hcId, { pageNo, pageSize }),
        languageOf(caller.hcId, caller),
      ])
      const now = seoulNow(clock.now())
      return ok({ totalCnt, list: list.map((order) => subscribedOrderRow(order, { language, now })) })
    },

    wellorderGetMySubscribedOrder: ({ query: { subscribedOrderSeq } }, caller) => detail(subscribedOrderSeq, caller),

    /** SMO-07. */
    wellorderUpdateMySubscribedOrder: ({ body: { subscribedOrderSeq: seq, pickupTm, itemList } }, caller) =>
      changed(seq, caller, async (offer) =>
        pickupTm !== undefined && !offer.pickupTms.includes(pickupTm)
          ? { unknown: 'pickupTm' }
          : writes.change(caller.hcId, seq, offer, { pickupTm, picks: itemList }, clock.now()),
      ),

    /** SMO-08. */
    wellorderConfirmSubscribedOrder: ({ body: { subscribedOrderSeq: seq } }, caller) =>
      changed(seq, caller, (offer) => writes.confirm(caller.hcId, seq, offer, clock.now())),

    /** SMO-09: single days. */
    wellorderCancelSubscribedOrder: ({ body: { subscribedOrderSeq: seq, itemSeqList } }, caller) =>
      changed(seq, caller, (offer) => writes.cancelDays(caller.hcId, seq, offer, itemSeqList, clock.now())),

    /** SMO-09: all that is ahead. */
    wellorderCancelSubscribedOrderAll: ({ body: { subscribedOrderSeq: seq } }, caller) =>
      changed(seq, caller, (offer) => writes.cancelAll(caller.hcId, seq, offer, clock.now())),
  } satisfies Handlers
}
