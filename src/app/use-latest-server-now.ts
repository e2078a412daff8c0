import { useQueryClient } from '@tanstack/react-query'
import { latestServerTime } from './server-time.queries.ts'
import { useServerNow } from './use-now.ts'

/**
 * The current minute by the last answer that told the time, whoever asked for it: a screen without such an answer of
 * its own counts as home, menu and challenges do. By the phone's clock while nobody has told.
 */
export function useLatestServerNow(): Date {
  const { nowDt, receivedMs } = latestServerTime(useQueryClient())
  return useServerNow(nowDt, receivedMs)
}
