import { msg } from '@lingui/core/macro'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { keyOf, query } from '#src/contract/query.ts'
import { pagesOf } from '#src/contract/pages.ts'
import type { Kind, Service } from './service-kind.ts'

const MINUTE_MS = 60_000

/** As many as most members ever have. */
const PAGE_SIZE = 50

/** All reservations, of every kind, the latest first. */
export const myReservationsQuery = () =>
  queryOptions({
    ...query('get', '/api/reservation/reservation/myReservationList', { params: { query: { pageSize: PAGE_SIZE } } }),
    meta: { keptOffline: true },
  })

/** What is older than that, page by page, for whoever asks for it. */
export const olderReservationsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['/api/reservation/reservation/myReservationList', 'older'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      first: 2,
      head: (client) => client.getQueryData(myReservationsQuery().queryKey),
      anywhere: true,
      read: (pageNo, { client }) =>
        client.fetchQuery(
          query('get', '/api/reservation/reservation/myReservationList', {
            params: { query: { pageNo, pageSize: PAGE_SIZE } },
            background: true,
          }),
        ),
      keyOf: ({ rsrvSeq }) => rsrvSeq,
    }),
  })

/** Those of one service, the latest first. */
export const serviceReservationsQuery = (rsrvType: Service) =>
  infiniteQueryOptions({
    queryKey: ['/api/welfit/reservationList', rsrvType, 'pages'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      anywhere: true,
      read: (pageNo, { client }) =>
        client.fetchQuery(
          query('post', '/api/welfit/reservationList', {
            body: { rsrvType, pageNo, pageSize: PAGE_SIZE },
            background: true,
          }),
        ),
      keyOf: ({ rsrvSeq }) => rsrvSeq,
    }),
  })

export const countQuery = () => query('post', '/api/welfit/reservationCount')

/** Whether the services are shown to this member. [RSV-12] */
export const visibleQuery = () => query('post', '/api/reservation/reservation/checkVisibleWelfitList')

/** The rules of a service; null where there is none. */
export const serviceQuery = (rsrvType: Service) =>
  query('post', '/api/welfit/getReservationStdMngInfo', { body: { rsrvType } })

/** How it goes, and what is left this month. */
export const useInfoQuery = (stdMngSeq: number) =>
  query('post', '/api/welfit/getReservationStdMngUseInfo', { body: { stdMngSeq } })

/** Places, the one at the main restaurant first. */
export const placesQuery = (stdMngSeq: number) =>
  query('post', '/api/welfit/getReservationStdMngCounselingPlace', { body: { stdMngSeq } })

/** A month of times. Seats go while one looks: asked again on return and every minute. */
export const daysQuery = (rsrvType: Service, placeCode: string, rsrvMm: string) => ({
  ...query('post', '/api/welfit/reservationDayList', { body: { rsrvType, placeCode, rsrvMm }, background: true }),
  staleTime: 0,
  refetchInterval: MINUTE_MS,
})

/** The counselling of a challenge and its free times. */
export const roundsQuery = (chalnCode: string) => ({
  ...query('get', '/api/reservation/reservation/chalCouslingSchdlList', { params: { query: { chalnCode } } }),
  staleTime: 0,
})

export const termsQuery = (cnsltType: Kind) =>
  query('post', '/api/reservation/reservation/getTerms', { body: { cnsltType } })

/** Whether a time is free for this member, asked when the form is opened. [RSV-09] */
export const spotQuery = (cnsltType: Kind, rsrvDtm: string, placeCode: string) => ({
  ...query('post', '/api/reservation/reservation/checkSpotTime', {
    body: { cnsltType, rsrvDtm, placeCode },
    background: true,
  }),
  staleTime: 0,
  gcTime: 0,
})

const STALE = [
  '/api/reservation/reservation/myReservationList',
  '/api/reservation/reservation/chalCouslingSchdlList',
  '/api/reservation/reservation/getTerms',
  '/api/welfit/reservationList',
  '/api/welfit/reservationCount',
  '/api/welfit/reservationDayList',
  '/api/welfit/getReservationStdMngUseInfo',
  '/api/welfit/getReservationStdMngCounselingPlace',
  '/api/main/mainData',
  '/api/mypage/user-count',
] as const

type OnAnswer = (made: { rsrvSeq: number }) => void

/** The sheet says why it was refused. [RSV-01] */
export const useRegisterReservation = (onAnswer: OnAnswer) =>
  useWrite('post', '/api/welfit/registReservation', { stale: STALE, done: msg`예약했어요`, failed: null, onAnswer })
export const useRegisterRoundReservation = (onAnswer: OnAnswer) =>
  useWrite('post', '/api/reservation/reservation/registReservationByChaln', {
    stale: STALE,
    done: msg`예약했어요`,
    failed: null,
    onAnswer,
  })

/** Another time. [RSV-10] */
export const useUpdateCounselingTime = (onAnswer: OnAnswer) =>
  useWrite('post', '/api/reservation/reservation/updateCounselingRsrvChnage', {
    stale: STALE,
    done: msg`시간을 바꿨어요`,
    failed: null,
    onAnswer,
  })
export const useUpdateRoundCounseling = (onAnswer: OnAnswer) =>
  useWrite('post', '/api/reservation/reservation/updateCounselingRsrvChnageChaln', {
    stale: STALE,
    done: msg`시간을 바꿨어요`,
    failed: null,
    onAnswer,
  })

/** Lets go of the list as it was, so that whoever is led to it waits for the new one and sees no time that is over. */
export function useDropReservations(): () => void {
  const client = useQueryClient()
  return () => client.removeQueries({ queryKey: keyOf('/api/reservation/reservation/myReservationList') })
}

/** Other words to the same time. */
export const useUpdateCounselingMemo = () =>
  useWrite('post', '/api/reservation/reservation/updateCounselingRsrvChnage', { stale: STALE })

/** Whether it can still be cancelled: asked before the dialog. [RSV-03] */
export const useMayCancelReservation = () =>
  useWrite('post', '/api/welfit/getCancelReservationYn', { done: null, failed: null })

/** [RSV-02] */
export const useCancelReservation = () =>
  useWrite('post', '/api/welfit/cancelReservation', {
    stale: STALE,
    done: msg({ message: '예약을 취소했어요', context: '약속' }),
    failed: null,
  })

/** [RSV-04] */
export const useCompleteReservation = () =>
  useWrite('post', '/api/reservation/reservation/updateRsrvStatusComplete', {
    stale: STALE,
    done: msg`알려 주셔서 고마워요`,
  })

/** What is told of it afterwards. Nobody waits for it, and a failure is nobody's concern but the log's. [RSV-07] */
export const useSendReservationMessage = () => {
  const made = useWrite('post', '/api/welfit/setWelfitReservationSendMsg', { done: null, failed: null })
  const cancelled = useWrite('post', '/api/welfit/setWelfitCancelReservationSendMsg', { done: null, failed: null })
  // The chat comes after the message, whatever became of that. [RSV-11]
  const chat = () => import('./after-reserved.ts')
  return {
    made: (rsrvSeq: number) =>
      void made
        .sendAsync({ body: { rsrvSeq } })
        .catch(() => {})
        .then(chat)
        .then(
          ({ afterReserved }) => afterReserved(rsrvSeq),
          () => {},
        ),
    cancelled: (rsrvSeq: number) =>
      void cancelled
        .sendAsync({ body: { rsrvSeq } })
        .catch(() => {})
        .then(chat)
        .then(
          ({ afterCancelled }) => afterCancelled(rsrvSeq),
          () => {},
        ),
  }
}
