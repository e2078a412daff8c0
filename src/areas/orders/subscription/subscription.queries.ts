import { msg } from '@lingui/core/macro'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'

const PAGE_SIZE = 20

export const offersQuery = () => query('get', '/api/mypage/wellorder/getSubscribedList')

/** The days of a subscription with what can be chosen. Always asked anew: choices sell out. */
export const menuQuery = (subscribedSeq: number) => ({
  ...query('post', '/api/mypage/wellorder/getSubscribedMenu', { body: { subscribedSeq } }),
  staleTime: 0,
})

export const choiceQuery = (subscribedSeq: number, smartMenuSeq: string) =>
  query('post', '/api/mypage/wellorder/getSubscribedMenuDetail', {
    body: { subscribedSeq, smartMenuSeq },
    background: true,
  })

export const myOrdersQuery = () =>
  infiniteQueryOptions({
    queryKey: ['/api/mypage/wellorder/getMySubscribedOrderList', 'pages'] as const,
    queryFn: ({ client, pageParam: pageNo }) =>
      client.fetchQuery(
        query('get', '/api/mypage/wellorder/getMySubscribedOrderList', {
          params: { query: { pageNo, pageSize: PAGE_SIZE } },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ totalCnt }, _pages, pageNo) => (pageNo * PAGE_SIZE < totalCnt ? pageNo + 1 : undefined),
  })

export const myOrderQuery = (subscribedOrderSeq: number) =>
  query('get', '/api/mypage/wellorder/getMySubscribedOrder', { params: { query: { subscribedOrderSeq } } })

/**
 * Whatever tells of places, boxes or orders is read again after a try, well or not: also what a box costs that was
 * ordered beside a day (docs/decisions/378).
 */
const STALE = [
  '/api/mypage/wellorder/getMySubscribedOrder',
  '/api/mypage/wellorder/getMySubscribedOrderList',
  '/api/mypage/wellorder/getSubscribedList',
  '/api/mypage/wellorder/getSubscribedMenu',
  '/api/mypage/wellorder/standbyList',
  '/api/mypage/wellorder/wellOrderList',
  '/api/mypage/wellorder/reservation/detail',
  '/api/meal/reservation/getReserveItem/{id}',
] as const

/** The page says why it was refused. [SMO-06] */
export const useSaveSubscription = () =>
  useWrite('post', '/api/mypage/wellorder/saveSubscribedRegi', { stale: STALE, done: msg`신청했어요`, failed: null })

/** [SMO-07] */
export const useUpdateSubscribedOrder = () =>
  useWrite('post', '/api/mypage/wellorder/updateMySubscribedOrder', { stale: STALE, done: msg`바꿨어요`, failed: null })

/** [SMO-08] */
export const useConfirmSubscribedOrder = () =>
  useWrite('post', '/api/mypage/wellorder/confirmSubscribedOrder', {
    stale: STALE,
    done: msg`확정했어요`,
    failed: null,
  })

/** [SMO-09] */
export const useCancelSubscribedOrder = () =>
  useWrite('post', '/api/mypage/wellorder/cancelSubscribedOrder', {
    stale: STALE,
    done: msg`이날은 쉬어요`,
    failed: null,
  })
export const useCancelAllSubscribedOrders = () =>
  useWrite('post', '/api/mypage/wellorder/cancelSubscribedOrderAll', {
    stale: STALE,
    done: msg`구독을 취소했어요`,
    failed: null,
  })
