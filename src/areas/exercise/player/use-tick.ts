import { useEffect, useState } from 'react'

/** Often enough for a second that ends to be seen as one. */
const TICK_MS = 200

/** The clock of the player while something runs: for drawing only, what counts are the deadlines of the machine. */
export function useTick(runs: boolean): number {
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    if (!runs) return undefined
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  return nowMs
}
