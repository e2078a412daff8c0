import type { routeMap } from './route-map.ts'

type DocumentedPath = (typeof routeMap)[number]['path']

/**
 * A documented address whose screen is not built yet, for a link: it opens the page that says so. The compiler knows
 * the built addresses only; when the screen exists, the link says `to="…"` and this call goes.
 */
export function later(path: DocumentedPath): string {
  return path
}
