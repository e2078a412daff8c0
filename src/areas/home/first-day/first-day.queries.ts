import { msg } from '@lingui/core/macro'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { CONSENT_STALE } from '#src/domain/consent/keeping-consent.queries.ts'
import { DAY_STALE } from '#src/domain/day/day-stale.ts'
import { toRestaurants } from '#src/domain/restaurant/restaurant.ts'

/** What changes with the restaurant, wherever it is shown. */
const SHOWS_RESTAURANT = [
  '/api/mypage/rest-my-list',
  '/api/mypage/rest-list',
  '/api/menu/getUserRestaurantList',
  '/api/menu/getTodayMenuList',
  '/api/oauth/userInfo',
  '/api/main/mainData',
] as const

/** Tables that are laid out to choose from; others are found by name. */
export const MOST_TABLES = 3

/** Every restaurant in the operator's order, which begins with the employer's own. */
export const tablesQuery = (language: 'ko' | 'en') =>
  queryOptions({
    ...query('get', '/api/mypage/rest-list', { params: { query: { restaurantName: '' } } }),
    select: (rows) =>
      toRestaurants(
        rows.toSorted((a, b) => a.orderSeq - b.orderSeq),
        language,
      ).slice(0, MOST_TABLES),
  })

/** What a restaurant serves today: the trays on its table. They arrive later, into room that is kept. */
export const tableMenuQuery = (restaurantCode: string) =>
  queryOptions({
    ...query('get', '/api/menu/getTodayMenuList', { params: { query: { restaurantCode } }, background: true }),
    staleTime: 60_000,
  })

/** The tables are there when home is drawn; without them it says so itself. */
export const prefetchTables = (queryClient: QueryClient) =>
  queryClient.ensureQueryData(tablesQuery('ko')).catch(() => undefined)

export function useMainRestaurant() {
  return {
    add: useWrite('post', '/api/mypage/rest-regi', { stale: [], done: null }),
    makeMain: useWrite('post', '/api/mypage/rest-main', { stale: SHOWS_RESTAURANT, done: null }),
    leave: useWrite('post', '/api/mypage/rest-delete', { stale: SHOWS_RESTAURANT, done: null }),
  }
}

export function useRecordMeal() {
  return {
    record: useWrite('post', '/api/meal/detail/mealRegi', { stale: DAY_STALE, done: null }),
    takeBack: useWrite('post', '/api/meal/detail/removeMealRegi', {
      stale: DAY_STALE,
      done: msg`식사 기록을 지웠어요`,
    }),
  }
}

/** The consent that linking needs. */
export const linkRulesQuery = () => query('get', '/api/my/helhidxRule', { background: true })

export function useLinkStepDevice() {
  return {
    agree: useWrite('get', '/api/my/saveHelhidxAgree', { stale: CONSENT_STALE, done: null }),
    link: useWrite('post', '/api/healthlog/insertMhrlsInterlock', {
      stale: ['/api/healthlog/myLog/MhrlsInterlock'],
      done: null,
    }),
    useHere: useWrite('post', '/api/member/setStepDevice', { stale: ['/api/main/mainData'], done: null }),
  }
}
