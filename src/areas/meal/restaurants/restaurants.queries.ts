import { msg } from '@lingui/core/macro'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'

/** Whatever names a restaurant of the member is read again after a change. */
const STALE = [
  '/api/mypage/rest-my-list',
  '/api/menu/getUserRestaurantList',
  '/api/menu/getTodayMenuList',
  '/api/main/mainData',
  '/api/oauth/userInfo',
] as const

/** The restaurants the member uses, in the member's order. */
export const myRestaurantsQuery = () => query('get', '/api/mypage/rest-my-list')

/** Every restaurant; an empty name returns all. */
export const allRestaurantsQuery = () =>
  query('get', '/api/mypage/rest-list', { params: { query: { restaurantName: '' } } })

/** Add, remove, make main. Both lists go as arrays even for one restaurant (known-payloads 3.2). [MYP-08] */
export function useRestaurants() {
  return {
    add: useWrite('post', '/api/mypage/rest-regi', { stale: STALE, done: msg`식당을 더했어요` }),
    remove: useWrite('post', '/api/mypage/rest-delete', { stale: STALE, done: null }),
    /** Puts one back that was taken away. */
    restore: useWrite('post', '/api/mypage/rest-regi', { stale: STALE, done: msg`되돌렸어요` }),
    makeMain: useWrite('post', '/api/mypage/rest-main', { stale: STALE, done: msg`기본 식당을 바꿨어요` }),
  }
}
