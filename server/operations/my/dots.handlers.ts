/** Where something new waits, for the dots of the page of all places (001 section 7, My). */
import { type Handlers, ok } from '#server/contract.ts'
import { couponQueries } from '#server/domain/coupon/queries.ts'
import { FRESH_DAYS } from '#server/domain/coupon/rules.ts'
import { noticeQueries } from '#server/domain/notice/queries.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function dotsHandlers({ db, clock }: Deps) {
  const notices = noticeQueries(db)
  const coupons = couponQueries(db)
  const yn = (is: boolean) => (is ? ('Y' as const) : ('N' as const))

  return {
    myGetCntYn: async (_input, { hcId }) => {
      const today = seoulDay(clock.now())
      const [unread, fresh] = await Promise.all([
        notices.unreadPages(hcId),
        coupons.freshCount(hcId, today, addDays(today, 1 - FRESH_DAYS)),
      ])
      const waits = (...pages: string[]) => yn(unread.some((page) => page !== null && pages.includes(page)))
      return ok({
        pushYn: yn(unread.length > 0),
        noticeYn: waits('customerAnnounceDetail', 'customerAnnounceList'),
        // An answer is told by a notice that leads to the list of one's own questions.
        qnaYn: waits('customerVocList', 'customerAppqnaList'),
        couponYn: yn(fresh > 0),
      })
    },
  } satisfies Handlers
}
