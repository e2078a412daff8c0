import { scrollPlace } from '#src/ui/overlay/scroll-lock.ts'

/**
 * Parts of a page that come later make it as long as it was; after this time they do not count as being on their way.
 */
const PATIENCE_MS = 3000

/** Who does one of these has taken the page into their own hands. */
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Where each page was left, by the key of its entry in the history. */
const places = new Map<string, number>()
let stop = () => {}

/** Notes where the page of an entry is left; under a sheet it stands where it stood. */
export function leavePlace(entry: string): void {
  places.set(entry, scrollPlace())
}

/**
 * Brings back the place where the page of an entry was left, as soon as the page is long enough for it
 * (docs/decisions/148). [ROU-05]
 */
export function restorePlace(entry: string): void {
  stop()
  const top = places.get(entry) ?? 0
  const bring = () => {
    scrollTo(0, top)
    if (window.scrollY >= top - 1) stop()
  }
  const observer = new ResizeObserver(bring)
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  stop = () => {
    stop = () => {}
    clearTimeout(timer)
    observer.disconnect()
    for (const name of TOUCHES) removeEventListener(name, give)
  }
  const give = () => stop()
  for (const name of TOUCHES) addEventListener(name, give, { passive: true })
  observer.observe(document.body)
  bring()
}
