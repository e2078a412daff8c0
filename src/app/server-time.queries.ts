import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#src/contract/query.ts'
import { fromWireTime } from '#src/lib/wire-time.ts'

/** Answers that say what time it is. */
const CLOCKS = [
  keyOf('/api/main/mainData'),
  keyOf('/api/menu/getTodayMenuList'),
  keyOf('/api/chalen/challenge/chalList'),
  keyOf('/api/chalen/challenge/getChalnInfo'),
]

/** The last answer that told the server's time, whoever asked for it; '' while nobody has told. */
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

/** By how much the server's clock is before this phone's; 0 while nobody has told its time. */
export function serverOffsetMs(queries: QueryClient): number {
  const { nowDt, receivedMs } = latestServerTime(queries)
  return (fromWireTime(nowDt)?.getTime() ?? receivedMs) - receivedMs
}

/** When this page began, by its phone. What was kept from before was told to a clock that may have been set since. */
const BEGAN_MS = Date.now()

/** The same for what has to be right: null where nobody has told while this page lives. */
export function freshServerOffsetMs(queries: QueryClient): number | null {
  const { nowDt, receivedMs } = latestServerTime(queries)
  return nowDt === '' || receivedMs < BEGAN_MS || receivedMs > Date.now() ? null : serverOffsetMs(queries)
}

/** A list says it with every row. */
function timeIn(data: unknown): string {
  const one: unknown = Array.isArray(data) ? data[0] : data
  return typeof one === 'object' && one !== null && 'nowDt' in one && typeof one.nowDt === 'string' ? one.nowDt : ''
}
