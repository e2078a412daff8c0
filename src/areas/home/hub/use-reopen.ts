import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'

/** Somebody who was away this long looks at a new page. */
const AWAY_MS = 60_000

/**
 * Lays home out anew: by the returned function after the member has acted, and by itself after a minute in the
 * background.
 */
export function useReopen(): () => void {
  const router = useRouter()
  const reopen = useCallback(() => void router.invalidate(), [router])

  useEffect(() => {
    let leftAt: number | undefined
    const turned = () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now()
      else if (leftAt !== undefined && Date.now() - leftAt >= AWAY_MS) reopen()
    }
    document.addEventListener('visibilitychange', turned)
    return () => document.removeEventListener('visibilitychange', turned)
  }, [reopen])

  return reopen
}
