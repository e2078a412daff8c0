import { useQueryClient } from '@tanstack/react-query'
import { latestServerTime } from './server-time.queries.ts'
import { useServerNow } from './use-now.ts'

/**
 * The current minute by the latest answer that carried the server's time: a screen without such an answer of
 * its own counts as home, menu and challenges do. By the phone's clock while there is none.
 */
export function useLatestServerNow(): Date {
  const { nowDt, receivedMs } = latestServerTime(useQueryClient())
  return useServerNow(nowDt, receivedMs)
}
