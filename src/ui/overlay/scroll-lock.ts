/**
 * Page scrolling while something covers it. The body is fixed at its scrolled place, so that iOS too stands still, and
 * the position comes back afterwards. A counter keeps the lock until the last of several overlays is gone. [WID-02,
 * WID-03, WID-05]
 */
let holders = 0
let scrolledTo = 0

const fixed = { position: 'fixed', right: '0', left: '0', width: 'auto' } as const

/** Stops page scrolling; call the answer to give it back. Calling the answer twice is harmless. */
export function lockScroll(): () => void {
  const body = document.body.style
  if (holders === 0) {
    scrolledTo = window.scrollY
    Object.assign(body, fixed, { top: `${-scrolledTo}px` })
  }
  holders += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    holders -= 1
    if (holders > 0) return
    Object.assign(body, { position: '', right: '', left: '', width: '', top: '' })
    // instant: a smooth scroll would show the page running under the closing overlay
    window.scrollTo({ top: scrolledTo, behavior: 'instant' })
  }
}

/** Where the page stands, also while something covers it. */
export const scrollPlace = (): number => (holders > 0 ? scrolledTo : window.scrollY)

/** Whether something covers the page: the window then reports a scroll position of 0 that nobody scrolled to. */
export const isScrollLocked = (): boolean => holders > 0
