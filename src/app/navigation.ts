import type { AnyRouter } from '@tanstack/react-router'

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
  if (router.history.location.href === path) return
  if (options.replace) router.history.replace(path)
  else router.history.push(path)
}

/**
 * Opens the page of a failure in the place of the address that failed, which it remembers: trying again returns there, and
 * going back leads to the page before it. As a page of its own it would stand between the two, and going back would fail again. [ERR-06]
 */
export function goToFailure(router: AnyRouter, page: string): void {
  const { href, pathname } = router.history.location
  if (pathname !== page) router.history.replace(page, { failed: href })
}

/** Goes back; where the app was opened on this very screen, to `fallback` instead. */
export function goBack(router: AnyRouter, fallback = '/'): void {
  if (router.history.canGoBack()) router.history.back()
  else goTo(router, fallback, { replace: true })
}
