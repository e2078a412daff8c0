import { useLingui } from '@lingui/react/macro'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { today } from '#src/lib/days.ts'
import { clockOf, dayOf, toWireTime } from '#src/lib/wire-time.ts'
import { useNow } from '../use-now.ts'

/**
 * When the oldest of what the page shows was received, in words ('11:20', with the date when that was another day);
 * null while the page shows no data.
 */
export function useDataAge(): string | null {
  const { t } = useLingui()
  const now = useNow()
  const cache = useQueryClient().getQueryCache()
  const receivedMs = useSyncExternalStore(
    // A screen that asks while it is being drawn tells the cache in the midst of that: heard at once it would be drawn
    // anew, without an end.
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () =>
      cache
        .findAll({ type: 'active' })
        .filter((query) => query.state.data !== undefined)
        .reduce((oldest, query) => Math.min(oldest, query.state.dataUpdatedAt), Infinity),
    () => Infinity,
  )
  if (receivedMs === Infinity) return null
  const received = toWireTime(new Date(receivedMs))
  const clock = clockOf(received)
  const day = dayOf(received)
  if (day === today(now)) return clock
  const month = Number(day.slice(4, 6))
  const date = Number(day.slice(6, 8))
  return t`${month}월 ${date}일 ${clock}`
}
