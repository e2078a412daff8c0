import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { pagesOf } from '#src/contract/pages.ts'
import type { Kind } from './challenge.ts'

/** What a change of a membership makes stale. */
export const SHOWS_MEMBERSHIP = [
  '/api/chalen/challenge/chalList',
  '/api/chalen/challenge/chalAllList',
  '/api/chalen/challenge/getChalnInfo',
  '/api/chalen/challenge/chalRecommendationList',
  '/api/chalen/challenge/getDsChallengeList',
  '/api/chalen/misson/myMissonList',
  '/api/chalen/misson/weekMissonTry',
  '/api/main/mainData',
  '/api/my/getIntensive',
  '/api/member/getAiChalnYn',
  '/api/chalen/challenge/getAiChallenge',
] as const

/** Hub and detail are read on the way, too, where no connection is; what others do is not kept. */
const cachedOffline = { meta: { keptOffline: true } } as const

export const myChallengesQuery = () =>
  queryOptions({ ...query('post', '/api/chalen/challenge/chalList', { body: {} }), ...cachedOffline })
export const challengeQuery = (chalnCode: string, recommCode?: string) =>
  queryOptions({
    ...query('post', '/api/chalen/challenge/getChalnInfo', {
      body: { chalnCode, ...(recommCode !== undefined && { recommCode }) },
    }),
    ...cachedOffline,
  })
export const endQuery = (chalnCode: string) =>
  queryOptions({ ...query('post', '/api/chalen/challenge/getChalnEnd', { body: { chalnCode } }), ...cachedOffline })
export const resultQuery = (chalnCode: string) =>
  query('post', '/api/chalen/challenge/report/getResultReport', { body: { chalnCode } })
export const daysQuery = (chalnCode: string) =>
  queryOptions({ ...query('post', '/api/chalen/challenge/getStepPoint', { body: { chalnCode } }), ...cachedOffline })
/** Values of a challenge, `BW` the weight, a point for each day that has one. */
export const courseQuery = (chalnCode: string, indicatorCode: string) =>
  queryOptions({
    ...query('get', '/api/chalen/challenge/chalIndicatorChart', {
      params: { query: { chalnCode, indicatorCode, termType: 'DAY' } },
    }),
    ...cachedOffline,
  })
/** The Well Food course of each day so far, and which of them were eaten. */
export const wellFoodQuery = (chalnCode: string) =>
  queryOptions({
    ...query('get', '/api/chalen/challenge/chalWellFoodEatYnList', { params: { query: { chalnCode } } }),
    ...cachedOffline,
  })
/** The missions that a challenge gives for its days. */
export const askedMissionsQuery = (chalnCode: string) =>
  query('get', '/api/chalen/challenge/chalMissonList', { params: { query: { chalnCode } } })
export const offersQuery = () => query('get', '/api/chalen/challenge/chalRecommendationList')
export const ownOffersQuery = () => query('get', '/api/chalen/challenge/getDsChallengeList')
/** What the operator announces, asked once a visit. */
export const announcementsQuery = () => ({
  ...query('get', '/api/chalen/challenge/getPopupChalAllList', { background: true }),
  staleTime: Infinity,
})
export const bannersQuery = () => ({
  ...query('post', '/api/chalen/challenge/getChalBanner', { body: {}, background: true }),
  staleTime: Infinity,
})

export type RankType = 'TEAM' | 'PERSON'
export type TermType = 'WEEK' | 'ALL'
export const rankingQuery = (chalnCode: string, rankType: RankType, termType: TermType, pageSize = 20, pageNo = 1) =>
  query('post', '/api/chalen/challenge/ranking/getRankingList', {
    body: { chalnCode, rankType, termType, pageNo, pageSize },
  })
/** A team of the ranking; its people are told to those who are in it. */
export const teamPlaceQuery = (chalnCode: string, teamSeq: number, termType: TermType) =>
  query('post', '/api/chalen/challenge/ranking/getRankingDetail', { body: { chalnCode, teamSeq, termType } })

const PAGE_SIZE = 20

export const allChallengesQuery = (joinableOnly: boolean, kind?: Kind) =>
  infiniteQueryOptions({
    queryKey: ['/api/chalen/challenge/chalAllList', 'pages', joinableOnly, kind ?? 'all'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      anywhere: true,
      read: (pageNo, { client }) =>
        client.fetchQuery(
          query('get', '/api/chalen/challenge/chalAllList', {
            params: {
              query: {
                joinableYn: joinableOnly ? 'Y' : 'N',
                ...(kind !== undefined && { chalnType: kind }),
                pageNo,
                pageSize: PAGE_SIZE,
              },
            },
          }),
        ),
      keyOf: ({ chalnCode }) => chalnCode,
    }),
  })

export const lastChallengesQuery = (isCoached: boolean) =>
  infiniteQueryOptions({
    queryKey: [
      isCoached ? '/api/chalen/challenge/LastchalList' : '/api/chalen/challenge/chalLastList',
      'pages',
    ] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      anywhere: true,
      read: (pageNo, { client }) => {
        const params = { params: { query: { pageNo, pageSize: PAGE_SIZE } } }
        return client.fetchQuery(
          isCoached
            ? query('get', '/api/chalen/challenge/LastchalList', params)
            : query('get', '/api/chalen/challenge/chalLastList', params),
        )
      },
      keyOf: ({ chalnCode }) => chalnCode,
    }),
  })
