import { useState } from 'react'
import { useNow } from '#src/app/use-now.ts'
import type { Day } from '#src/lib/days.ts'
import { dayShown } from './drinks.queries.ts'

/**
 * The day of an address; without one the day on which the screen was opened: what is being entered before midnight is
 * not of the next day.
 */
export function useDayShown(asked: Day | undefined): Day {
  const now = useNow()
  const [opened] = useState(now)
  return dayShown(asked, asked === undefined ? opened : now)
}
