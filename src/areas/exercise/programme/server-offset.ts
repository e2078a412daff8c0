import type { QueryClient } from '@tanstack/react-query'
import { freshServerOffsetMs } from '#src/app/server-time.queries.ts'
import { query } from '#src/contract/query.ts'
import { fromWireTime } from '#src/lib/wire-time.ts'

/** A phone this near is right: the server allows more, and what it says need not be asked. */
const NEARLY_MS = 120_000

const rounded = (ms: number) => (Math.abs(ms) < NEARLY_MS ? 0 : Math.round(ms / 1000) * 1000)

/** Whether two answers to the question below are two. */
export const isOther = (oneMs: number, otherMs: number): boolean => Math.abs(oneMs - otherMs) >= NEARLY_MS

/**
 * The server's clock minus that of the player, in ms; null where no answer of this page has carried it, or the
 * phone was set since. Of a phone that is nearly right 0.
 */
export function cachedOffsetMs(queries: QueryClient, now: () => number): number | null {
  const told = isOther(Date.now(), now()) ? null : freshServerOffsetMs(queries)
  return told === null ? null : rounded(told)
}

/**
 * The offset, fetched: the answer of home carries the server's time.
 *
 * @throws ApiError
 */
export async function fetchOffsetMs(queries: QueryClient, now: () => number): Promise<number> {
  const home = await queries.fetchQuery({
    ...query('post', '/api/main/mainData', { body: {} }),
    staleTime: 0,
    retry: false,
  })
  const told = fromWireTime(home?.nowDt ?? '')
  return told ? rounded(told.getTime() - now()) : 0
}
