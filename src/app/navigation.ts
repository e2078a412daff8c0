import type { AnyRouter } from '@tanstack/react-router'

/**
 * Opens a path of this app, query included ('/login/username?error=dupLogin'), by hash navigation: the document stays
 * [ROU-25]. A path that is already shown or on its way is not opened again [ROU-26].
 */
export function goTo(router: AnyRouter, path: string, options: { replace?: boolean } = {}): void {
  if (router.history.location.href === path) return
  if (options.replace) router.history.replace(path)
  else router.history.push(path)
}

/** Goes back; where the app was opened on this very screen, to `fallback` instead. */
export function goBack(router: AnyRouter, fallback = '/'): void {
  if (router.history.canGoBack()) router.history.back()
  else goTo(router, fallback, { replace: true })
}
