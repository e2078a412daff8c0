import { fromWireTime, type WireTime } from '#src/lib/wire-time.ts'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * The present moment, for what depends on it (today, the meal that is on): renews itself with every full minute, and at
 * once when the app comes back to the foreground.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const renew = () => setNow(new Date())
    const timer = setTimeout(renew, MINUTE_MS - (now.getTime() % MINUTE_MS))
    const onVisible = () => document.visibilityState === 'visible' && renew()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [now])
  return now
}

/**
 * The current minute by the server's clock: what its answer told (`nowDt`) plus the time that has passed here since
 * (`receivedAtMs`, the query's `dataUpdatedAt`). A phone whose clock is wrong still counts down to lunch rightly.
 */
export function useServerNow(nowDt: WireTime, receivedAtMs: number): Date {
  const now = useNow()
  const told = fromWireTime(nowDt)
  return told ? new Date(told.getTime() + Math.max(0, now.getTime() - receivedAtMs)) : now
}
