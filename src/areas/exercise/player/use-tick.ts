import { useEffect, useState } from 'react'
import { programmeNow } from '../programme/flow.ts'

/** Often enough for a second that ends to be seen as one. */
const TICK_MS = 200

/** The clock of the player while something runs: for drawing only, what counts are the deadlines of the machine. */
export function useTick(runs: boolean): number {
  const [nowMs, setNow] = useState(programmeNow)
  useEffect(() => {
    const tick = () => setNow(programmeNow())
    tick()
    if (!runs) return undefined
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  return nowMs
}
