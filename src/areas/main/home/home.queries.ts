import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'

/** Everything the home hub shows, for the member's main restaurant. */
export const homeQuery = () => queryOptions({ ...query('post', '/api/main/mainData', { body: {} }), meta: { keptOffline: true } })
