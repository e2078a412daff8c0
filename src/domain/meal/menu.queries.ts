import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'

/** Kept encrypted on the device, so that the menu can be read in a lift. */
const kept = { meta: { keptOffline: true } } as const

/**
 * A restaurant's whole day. Without a restaurant the member's main one, without a day today. In the background nobody
 * waits for it.
 */
export const todayMenuQuery = (restaurantCode: string | undefined, menuDt: Day | undefined, background = false) =>
  queryOptions({
    ...query('get', '/api/menu/getTodayMenuList', {
      params: { query: { ...(restaurantCode && { restaurantCode }), ...(menuDt && { menuDt }) } },
      background,
    }),
    ...kept,
  })

/** The restaurants of the member, main one first. */
export const userRestaurantsQuery = () => queryOptions({ ...query('get', '/api/menu/getUserRestaurantList'), ...kept })
