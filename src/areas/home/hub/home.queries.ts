import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'

/**
 * The code to pay with. It is made anew each time it is shown, never kept, and replaced ten seconds before it ends: somebody may
 * be holding it to the reader just then.
 */
export const payCodeQuery = () =>
  queryOptions({
    ...query('post', '/api/main/getQRCodeCreate'),
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? Math.max(5, state.data.validSec - 10) * 1000 : false),
  })

/** Everything the home hub shows, for the member's main restaurant. */
export const homeQuery = () => queryOptions({ ...query('post', '/api/main/mainData', { body: {} }), meta: { keptOffline: true } })

/** The member's cards and their order [MYP-14]. */
export const widgetsQuery = () =>
  queryOptions({ ...query('post', '/api/main/getMainMenuWidget', { background: true }), staleTime: 5 * 60_000, meta: { keptOffline: true } })
