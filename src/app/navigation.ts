import type { AnyRouter } from '@tanstack/react-router'
import { askedAgain } from './asked-again.ts'
import { OVERLAYS } from './pops.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the page of a failure: the address that failed. */
    failed?: string
  }
}

/**
 * Opens a path of this app, query included ('/login/username?error=dupLogin'), by hash navigation: the document stays
 * [ROU-25]. A path that is already shown or on its way is not opened again [ROU-26].
 */
export function goTo(router: AnyRouter, path: string, options: { replace?: boolean } = {}): void {
  if (router.history.location.href === path) askedAgain.set(askedAgain.get() + 1)
  else if (options.replace) router.history.replace(path)
  else router.history.push(path)
}

/**
 * Opens the page of a failure in the place of the address that failed, which it remembers: trying again returns there,
 * and going back leads to the page before it. As a page of its own it would stand between the two, and going back would
 * fail again. [ERR-06]
 */
export function goToFailure(router: AnyRouter, page: string): void {
  const { href, pathname } = router.history.location
  if (pathname !== page) router.history.replace(page, { failed: href })
}

/** How often, and after how long, it is looked again whether an overlay has taken its entry along. */
const TRIES = 40
const AGAIN_MS = 25

/**
 * Goes back; where the app was opened on this very screen, to `fallback` instead. An overlay that is closing stands on
 * an entry of its own for a moment: going back then would take away that entry and nothing else, so it is waited for.
 */
export function goBack(router: AnyRouter, fallback = '/', tries = TRIES): void {
  if (tries > 0 && isOverlayEntry(window.history.state)) setTimeout(() => goBack(router, fallback, tries - 1), AGAIN_MS)
  else if (router.history.canGoBack()) router.history.back()
  else goTo(router, fallback, { replace: true })
}

const isOverlayEntry = (state: unknown) =>
  typeof state === 'object' && state !== null && OVERLAYS in state && state[OVERLAYS] !== 0
