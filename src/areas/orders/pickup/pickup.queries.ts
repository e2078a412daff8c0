import { msg } from '@lingui/core/macro'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { DAY_STALE } from '#src/domain/day/day-stale.ts'
import { ORDER_STALE } from '#src/domain/order/order-stale.ts'
import { pagesOf } from '#src/contract/pages.ts'

/** Orders a page: some months of them. */
const PAGE_SIZE = 30

const MINUTE_MS = 60_000

/** What waits to be picked up, the next first. */
export const waitingQuery = () => query('get', '/api/mypage/wellorder/standbyList')

/** All orders of the last months, the newest first. */
export const ordersQuery = () =>
  infiniteQueryOptions({
    queryKey: ['/api/mypage/wellorder/wellOrderList', 'pages'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      anywhere: true,
      read: (pageNo, { client }) =>
        client.fetchQuery(
          query('get', '/api/mypage/wellorder/wellOrderList', {
            params: { query: { pageNo, pageSize: PAGE_SIZE } },
            background: true,
          }),
        ),
      keyOf: ({ smartOrderSeq }) => smartOrderSeq,
    }),
  })

/** One order. Asked again every minute: the counter hands it over without this phone. */
export const orderQuery = (smartOrderSeq: string) => ({
  ...query('get', '/api/mypage/wellorder/reservation/detail', { params: { query: { smartOrderSeq } } }),
  refetchInterval: MINUTE_MS,
})

/** Times of the counter. Always asked anew: they fill up by the minute. [MEA-11] */
export const timesQuery = (id: string) => ({
  ...query('get', '/api/meal/reservation/getPickupTime/{id}', { params: { path: { id } }, background: true }),
  staleTime: 0,
})

/** Another time or number. The sheet says why it was refused. [SMO-02] */
export const useModifyMealReservation = () =>
  useWrite('post', '/api/mypage/wellorder/reservation/modifyMealReservation', {
    stale: ORDER_STALE,
    done: msg`바꿨어요`,
    failed: null,
  })

/** Whether it was handed over before: asked first, since it cannot be undone. [SMO-05] */
export const useIsPickedUp = () =>
  useWrite('post', '/api/mypage/wellorder/reservation/checkWelOrderPickedUpDuplicate', { done: null, failed: null })

/** [SMO-04] */
export const usePickUpOrder = () =>
  useWrite('post', '/api/mypage/wellorder/reservation/pickuped', { stale: ORDER_STALE, done: null, failed: null })

/** Writes a picked-up order into the day's meals, by GET as documented: only ever from a button. [DIA-02, HTP-10] */
export const useWriteTakeOut = () =>
  useWrite('get', '/api/diary/takeOutWrite', {
    stale: [...DAY_STALE, '/api/mypage/wellorder/wellOrderList', '/api/mypage/wellorder/reservation/detail'],
    done: msg`식사로 적었어요`,
  })
