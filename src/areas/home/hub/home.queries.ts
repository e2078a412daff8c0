import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'

/** Everything the home hub shows, for the member's main restaurant. */
export const homeQuery = () =>
  queryOptions({ ...query('post', '/api/main/mainData', { body: {} }), meta: { keptOffline: true } })

/** The member's cards and their order [MYP-14]. */
export const widgetsQuery = () =>
  queryOptions({
    ...query('post', '/api/main/getMainMenuWidget', { background: true }),
    staleTime: 5 * 60_000,
    meta: { keptOffline: true },
  })
