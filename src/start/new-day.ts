import { today } from '#src/lib/days.ts'

const MINUTE_MS = 60_000

/**
 * Calls back once a day has begun over a page that was left open: at its first minute, and where the page slept through that, when it
 * comes to the foreground. What stands there of "today" is of yesterday by then.
 */
export function onNewDay(renew: () => void): () => void {
  let day = today(new Date())
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    const now = new Date()
    timer = setTimeout(look, MINUTE_MS - (now.getTime() % MINUTE_MS))
    // Nobody looks at a page in the background, and all of them would ask in the same minute.
    if (today(now) === day || document.visibilityState === 'hidden') return
    day = today(now)
    renew()
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
