import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#src/contract/query.ts'
import { useServerNow } from './use-now.ts'

/** Answers that say what time it is. */
const CLOCKS = [keyOf('/api/main/mainData'), keyOf('/api/menu/getTodayMenuList')]

/**
 * The current minute by the last answer that told the time, whoever asked for it: a screen without such an answer of its own counts as
 * home and menu do. By the phone's clock while nobody has told.
 */
export function useToldNow(): Date {
  const cache = useQueryClient().getQueryCache()
  const [told] = CLOCKS.flatMap((queryKey) => cache.findAll({ queryKey })).filter(({ state }) => timeIn(state.data) !== '').toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return useServerNow(timeIn(told?.state.data), told?.state.dataUpdatedAt ?? 0)
}

const timeIn = (data: unknown): string => (typeof data === 'object' && data !== null && 'nowDt' in data && typeof data.nowDt === 'string' ? data.nowDt : '')
