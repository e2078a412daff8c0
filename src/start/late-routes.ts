import type { AnyRouter } from '@tanstack/react-router'
import { loadChunk } from '#src/app/chunk-failure.ts'

/**
 * For the router's context: puts the routes of all screens into the router, which begins with those of the entry tree.
 * They are one lazy file, so that the first load does not grow with the number of screens. A failure is told by the
 * chunk rules, and the next call tries again. Undefined once all routes are in: nothing to wait for.
 */
export function lateRoutes(
  router: AnyRouter,
  load: () => Promise<unknown> = () => import('../routeTree.gen.ts'),
): () => Promise<void> | undefined {
  let areIn = false
  let loading: Promise<void> | undefined
  return () => {
    if (areIn) return undefined
    loading ??= loadChunk(load).then(
      () => {
        // The generated file has given its children to the root that the router has already: to `router.update` nothing
        // is new.
        router.setRoutes(router.buildRouteTree())
        areIn = true
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
}
