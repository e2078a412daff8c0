import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'

const mayTypeQuery = () =>
  queryOptions({ ...query('get', '/api/my/helhidxDirectYn', { background: true }), meta: { keptOffline: true } })

/** Whether values may be typed at all: some programmes take measured ones only. Yes while nobody says no. */
export function useMayType(): boolean {
  const { data } = useQuery(mayTypeQuery())
  return data?.helhidxDirectYn !== 'N'
}

/**
 * For a page that begins with typing, which would stand there until it was refused. Without an answer the page comes
 * all the same.
 */
export const prefetchMayType = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.ensureQueryData({ ...mayTypeQuery(), retry: false }).catch(() => undefined)
