import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'
import { pagesOf } from '#src/contract/pages.ts'
import { waitsForMe } from './battle.ts'

/** What an answer or a change of a battle makes stale. */
const SHOWS_BATTLES = [
  '/api/chalen/battle/battleInfo',
  '/api/chalen/battle/battleList',
  '/api/chalen/battle/battleMemberList',
  '/api/chalen/battle/battleMsgList',
  '/api/chalen/battle/battleInvitableList',
] as const

export const battleQuery = (batSeq?: number) =>
  query('get', '/api/chalen/battle/battleInfo', { params: { query: batSeq === undefined ? {} : { batSeq } } })
export const peopleQuery = (batSeq: number) =>
  query('get', '/api/chalen/battle/battleMemberList', { params: { query: { batSeq } } })
export const resultQuery = (batSeq: number) =>
  query('get', '/api/chalen/battle/battleResult', { params: { query: { batSeq } } })

/** The member's own days of a battle. */
export const activityQuery = (startDt: Day, endDt: Day) =>
  query('post', '/api/main/getActivityList', { body: { startDt, endDt }, background: true })

/** Colleagues by name; who is in a battle on these days is told. */
export const colleaguesQuery = (searchTxt: string, days: { startDt: Day; endDt: Day } | undefined) =>
  query('get', '/api/chalen/battle/battleInvitableList', {
    params: { query: { ...(searchTxt !== '' && { searchTxt }), ...days, pageSize: 50 } },
  })

const PAGE_SIZE = 20

export const battlesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['/api/chalen/battle/battleList', 'pages'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      anywhere: true,
      read: (pageNo, { client }) =>
        client.fetchQuery(
          query('get', '/api/chalen/battle/battleList', { params: { query: { pageNo, pageSize: PAGE_SIZE } } }),
        ),
      keyOf: ({ batSeq }) => batSeq,
    }),
  })

export const newsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['/api/chalen/battle/battleMsgList', 'pages'] as const,
    ...pagesOf({
      pageSize: PAGE_SIZE,
      read: (pageNo, { client }) =>
        client.fetchQuery(
          query('get', '/api/chalen/battle/battleMsgList', { params: { query: { pageNo, pageSize: PAGE_SIZE } } }),
        ),
      keyOf: ({ msgSeq }) => msgSeq,
    }),
  })

/** Which battle is meant and what stands of it; undefined when there is none, or none that the member may see. */
export async function loadBattle(queryClient: QueryClient, batSeq: number | undefined): Promise<number | undefined> {
  try {
    const { battle } = await queryClient.ensureQueryData(battleQuery(batSeq))
    if (battle !== null) await queryClient.ensureQueryData(peopleQuery(battle.batSeq))
    return battle?.batSeq
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** How a battle ended. @returns false when it is not over, or none that the member may see */
export async function loadResult(queryClient: QueryClient, batSeq: number): Promise<boolean> {
  try {
    await Promise.all([
      queryClient.ensureQueryData(resultQuery(batSeq)),
      queryClient.ensureQueryData(peopleQuery(batSeq)),
    ])
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}

/** What the member has just made, where the answer was lost; undefined where it was not made, or nobody knows. */
export async function findMade(
  queryClient: QueryClient,
  { batNm, startDt }: { batNm: string; startDt: Day },
): Promise<number | undefined> {
  const newest = query('get', '/api/chalen/battle/battleList', {
    params: { query: { pageNo: 1, pageSize: PAGE_SIZE } },
  })
  const page = await queryClient.fetchQuery({ ...newest, staleTime: 0 }).catch(() => undefined)
  return page?.list.find(
    (one) =>
      one.batNm === batNm &&
      one.startDt === startDt &&
      one.mySideCode === 'HOME' &&
      one.myLeaderYn === 'Y' &&
      one.cancelYn === 'N',
  )?.batSeq
}

/**
 * Which battle an address without a number means: what waits for an answer, the newest that is over, or the one under
 * way.
 */
export async function meantBy(queryClient: QueryClient, which: 'asked' | 'over' | 'own'): Promise<number | undefined> {
  if (which === 'own') return (await queryClient.ensureQueryData(battleQuery())).battle?.batSeq
  const { pages } = await queryClient.ensureInfiniteQueryData(battlesQuery())
  return pages
    .flatMap(({ list }) => list)
    .find((battle) => (which === 'over' ? battle.endYn === 'Y' : waitsForMe(battle)))?.batSeq
}

// Screens say how these went: an answer that was lost may have arrived.
export const useInsertBattle = () =>
  useWrite('post', '/api/chalen/battle/insertBattle', { stale: SHOWS_BATTLES, done: null, failed: null })
export const useInsertAwayTeam = () =>
  useWrite('post', '/api/chalen/battle/insertAwayTeam', { stale: SHOWS_BATTLES, done: null, failed: null })
export const useUpdateBattleTeam = () =>
  useWrite('post', '/api/chalen/battle/updateBattleTeam', { stale: SHOWS_BATTLES, done: null, failed: null })
export const useInviteBattle = () =>
  useWrite('post', '/api/chalen/battle/inviteBattle', { stale: SHOWS_BATTLES, done: null, failed: null })
export const useAcceptBattle = () =>
  useWrite('post', '/api/chalen/battle/acceptBattle', { stale: SHOWS_BATTLES, done: null, failed: null })
export const useRejectBattle = () =>
  useWrite('post', '/api/chalen/battle/rejectBattle', { stale: SHOWS_BATTLES, done: null, failed: null })
export const useCancelBattle = () =>
  useWrite('post', '/api/chalen/battle/cancelBattle', { stale: SHOWS_BATTLES, done: null, failed: null })
export const useReadBattleMessage = () =>
  useWrite('post', '/api/chalen/battle/updateBattleMsgRead', {
    stale: ['/api/chalen/battle/battleMsgList', '/api/chalen/battle/battleInfo'],
    done: null,
    failed: null,
  })
