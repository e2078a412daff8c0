import type { RouterHistory } from '@tanstack/react-router'
import { closeTopOverlay, onOverlayChange, overlayCount } from '#src/ui/overlay/overlay-stack.ts'
import { onPop, OVERLAYS as DEPTH } from '../pops.ts'

/** What the router knows an entry by. */
const KEY = '__TSR_key'

/**
 * Overlays that were asked to close by going back have gone by then, or stay: a question before losing what was typed.
 */
const CLOSED_AFTER_MS = 150

type Browser = Pick<Window, 'history'>

/**
 * Going back closes what lies over the page before it leaves the page: the browser's back button, the gesture, and the
 * shell's hardware button, which does the same.
 *
 * Going back from the page that the app was opened on leaves the document, and nobody is asked. So each overlay stands
 * on an entry of its own, with the page's address, of which the router knows nothing: going back takes that entry away
 * and closes the overlay. An overlay that closes otherwise takes its entry along; a link inside one leads on from the
 * page.
 */
export function backClosesOverlays(history: RouterHistory, browser: Browser = window): () => void {
  // Under the router's own, which would take what is written for a navigation.
  const { pushState: push, replaceState: replace }: History = Object.getPrototypeOf(browser.history)
  const native = { push, replace }
  const router = { push: browser.history.pushState, replace: browser.history.replaceState }
  let depth = depthOf(browser.history.state)
  /** What follows once the browser has gone back over entries of ours. */
  let whenGone: (() => void)[] | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  // While a question is asked about leaving, the browser stands on the entry before: nothing may be written there.
  const isOnPage = (state: unknown) => keyOf(state) === keyOf(history.location.state)

  function goBack(entries: number, then?: () => void) {
    whenGone = then ? [then] : []
    browser.history.go(-entries)
  }

  function settle() {
    if (whenGone || !isOnPage(browser.history.state)) return
    const wanted = overlayCount()
    for (; depth < wanted; depth += 1)
      native.push.call(browser.history, { ...browser.history.state, [DEPTH]: depth + 1 }, '')
    if (depth > wanted) goBack(depth - wanted)
  }

  // One that closes may make room for the next, or for another page, which then takes its entry.
  function settleSoon(afterMs = 0) {
    clearTimeout(timer)
    timer = setTimeout(settle, afterMs)
  }

  function step(event: PopStateEvent) {
    const to = depthOf(event.state)
    if (whenGone) {
      event.stopImmediatePropagation()
      const next = whenGone
      whenGone = undefined
      for (const work of next) work()
      depth = depthOf(browser.history.state)
      settle()
      return
    }
    const isOurs = isOnPage(event.state) && to !== depth
    if (isOurs) event.stopImmediatePropagation()
    if (isOurs && to < depth) closeTopOverlay()
    depth = to
    settleSoon(CLOSED_AFTER_MS)
  }

  browser.history.pushState = (...entry) => {
    if (whenGone) whenGone.push(() => native.push.apply(browser.history, entry))
    else if (depth === 0) router.push.apply(browser.history, entry)
    // The next page takes the place of the lowest entry of ours: on the way back nothing stands between it and this
    // page.
    else if (depth > 1) goBack(depth - 1, () => native.replace.apply(browser.history, entry))
    else native.replace.apply(browser.history, entry)
    if (!whenGone) depth = depthOf(browser.history.state)
  }
  browser.history.replaceState = (...entry) => {
    if (whenGone) whenGone.push(() => native.replace.apply(browser.history, entry))
    else if (depth === 0) router.replace.apply(browser.history, entry)
    else goBack(depth, () => native.replace.apply(browser.history, entry))
  }

  const stopHearing = onPop(step)
  const stopListening = onOverlayChange(() => (overlayCount() > depth ? settle() : settleSoon()))
  // Where the browser's entries have not told it: several at once, or an address set by hand.
  const unblock = history.block({
    blockerFn: ({ action }) => (action === 'BACK' || action === 'GO') && closeTopOverlay(),
    enableBeforeUnload: false,
  })
  settleSoon() // the page was loaded anew under an overlay that is no more

  return () => {
    clearTimeout(timer)
    unblock()
    stopListening()
    stopHearing()
    Object.assign(browser.history, { pushState: router.push, replaceState: router.replace })
  }
}

function depthOf(state: unknown): number {
  return typeof state === 'object' && state !== null && DEPTH in state && typeof state[DEPTH] === 'number'
    ? state[DEPTH]
    : 0
}

function keyOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && KEY in state ? state[KEY] : undefined
}
