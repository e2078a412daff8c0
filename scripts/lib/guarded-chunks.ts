import type { Plugin } from 'vite'

/**
 * Vite plugin: what TanStack Router splits off a route file is loaded by our own loader instead of the router's.
 *
 * The router's `lazyRouteComponent` reloads the page on any missing module, online or not, and never gives up waiting;
 * the product has rules for both [ROU-07, ROU-08, ROU-20, NAT-27], kept in src/app/lazy-route.ts.
 */
export function guardedChunks(): Plugin {
  return {
    name: 'hansang:guarded-chunks',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]routes[\\/]/, code: /\blazy(?:RouteComponent|Fn)\b/ },
      handler(code) {
        return {
          code: code.replace(
            /import\s*\{\s*(lazyRouteComponent|lazyFn)\s*\}\s*from\s*(['"])@tanstack\/react-router\2/g,
            `import { $1 } from '#src/app/lazy-route.ts'`,
          ),
          map: null,
        }
      },
    },
  }
}
