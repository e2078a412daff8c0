import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#src/contract/query.ts'
import { fromWireTime } from '#src/lib/wire-time.ts'

/** Paths whose answers carry the server's time. */
const CLOCKS = [
  keyOf('/api/main/mainData'),
  keyOf('/api/menu/getTodayMenuList'),
  keyOf('/api/chalen/challenge/chalList'),
  keyOf('/api/chalen/challenge/getChalnInfo'),
]

/** The server's time by the latest answer that carried it, whoever asked for that; '' while there is none. */
export function latestServerTime(queries: QueryClient): { nowDt: string; receivedMs: number } {
  const cache = queries.getQueryCache()
  const told = CLOCKS.flatMap((queryKey) => cache.findAll({ queryKey })).map(({ state }) => ({
    nowDt: timeIn(state.data),
    receivedMs: state.dataUpdatedAt,
  }))
  return (
    told.filter(({ nowDt }) => nowDt !== '').toSorted((a, b) => b.receivedMs - a.receivedMs)[0] ?? {
      nowDt: '',
      receivedMs: 0,
    }
  )
}

/** The server's clock minus this phone's; 0 while no answer has carried its time. */
export function serverOffsetMs(queries: QueryClient): number {
  const { nowDt, receivedMs } = latestServerTime(queries)
  return (fromWireTime(nowDt)?.getTime() ?? receivedMs) - receivedMs
}

/** When this page began, by its phone. A cached answer from before met a clock that may have been set since. */
const BEGAN_MS = Date.now()

/** The offset for what has to be right: null where no answer has carried the time while this page lives. */
export function freshServerOffsetMs(queries: QueryClient): number | null {
  const { nowDt, receivedMs } = latestServerTime(queries)
  return nowDt === '' || receivedMs < BEGAN_MS || receivedMs > Date.now() ? null : serverOffsetMs(queries)
}

/** A list says it with every row. */
function timeIn(data: unknown): string {
  const one: unknown = Array.isArray(data) ? data[0] : data
  return typeof one === 'object' && one !== null && 'nowDt' in one && typeof one.nowDt === 'string' ? one.nowDt : ''
}
