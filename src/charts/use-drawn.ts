import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '#src/ui/base/reduced-motion.ts'

/** Fixed by the product: how long a chart waits before it draws itself. [CRT-05] */
export const CHART_DELAY_MS = 100

/**
 * False for the first 100 ms of an animated chart (it shows nothing yet), then true. Charts that are not animated, and
 * all of them for members who prefer less motion, are drawn from the start.
 */
export function useDrawn(animated: boolean): boolean {
  const [drawn, setDrawn] = useState(() => !animated || prefersReducedMotion())
  useEffect(() => {
    if (drawn) return undefined
    const timer = setTimeout(() => setDrawn(true), CHART_DELAY_MS)
    return () => clearTimeout(timer)
  }, [drawn])
  return drawn
}
