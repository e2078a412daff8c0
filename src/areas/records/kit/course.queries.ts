import type { paths } from '#openapi/generated/schema.d.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Day } from '#src/lib/days.ts'
import { earlierYears } from './period.ts'

/**
 * What was taken in the two years before the last one, oldest first. `key` names the read, and its kind where several
 * share it.
 */
export const earlierQuery = <Row>(
  key: readonly [keyof paths, ...string[]],
  today: Day,
  read: (client: QueryClient, startDt: Day, endDt: Day) => Promise<readonly Row[]>,
) =>
  queryOptions({
    queryKey: [...key, 'earlier', today],
    queryFn: async ({ client }) =>
      (await Promise.all(earlierYears(today).map(({ startDt, endDt }) => read(client, startDt, endDt)))).flatMap<Row>(
        (rows) => rows,
      ),
    // each of its reads is tried again by itself
    retry: false,
  })
