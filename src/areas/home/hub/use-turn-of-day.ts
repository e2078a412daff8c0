import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Day } from '#src/lib/days.ts'

/**
 * Asks anew once the server's day has turned over what was told the day before. A phone that is a second fast has asked at its own midnight
 * already, and got yesterday's.
 *
 * @param told the day on which the server told what stands
 * @param day the server's day now
 */
export function useTurnOfDay(told: Day, day: Day): void {
  const queries = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    // In the background nobody looks; it is asked anew when somebody does (new-day.ts).
    if (day <= told || document.visibilityState === 'hidden') return
    void queries.invalidateQueries({}, { cancelRefetch: false })
    void router.invalidate()
  }, [queries, router, told, day])
}
