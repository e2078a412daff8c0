import { today } from '#src/lib/days.ts'

const MINUTE_MS = 60_000

/**
 * Calls back once a day has begun over a page that was left open: at its first minute, and where the page slept through
 * that, when it comes to the foreground. What stands there of "today" is of yesterday by then. The day is the server's,
 * which a fast phone would ask too early; on a slow one some screens turn over with the phone, later.
 *
 * @param offsetMs by how much the server's clock is before this phone's, as far as is known
 */
export function onNewDay(offsetMs: () => number, renew: () => void): () => void {
  let lookedMs = Date.now()
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    const [nowMs, ahead] = [Date.now(), offsetMs()]
    const clocks = ahead > 0 ? [ahead, 0] : [ahead]
    timer = setTimeout(look, Math.min(...clocks.map((by) => MINUTE_MS - ((nowMs + by) % MINUTE_MS))))
    // Nobody looks at a page in the background, and all of them would ask in the same minute.
    if (document.visibilityState === 'hidden') return
    const hasTurned = clocks.some((by) => today(new Date(nowMs + by)) > today(new Date(lookedMs + by)))
    lookedMs = nowMs
    if (hasTurned) renew()
  }
  const turned = () => {
    if (document.visibilityState === 'visible') look()
  }
  look()
  document.addEventListener('visibilitychange', turned)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', turned)
  }
}
