import {
  createHashHistory,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router'
import { LateErrorPage, LatePendingPage } from '#src/app/chrome/late-chrome.tsx'
import type { RouterContext } from '#src/app/router-context.ts'
import { entryTree } from './entry-tree.ts'
import { lateRoutes } from './late-routes.ts'

/** Waiting shorter than this shows nothing new; what is shown then stays long enough to be seen. */
const PENDING_AFTER_MS = 200
const PENDING_AT_LEAST_MS = 300

/** The app's router over hash addresses ('/#/login') [ROU-01]. Tests give a history in memory. */
export function createAppRouter(
  context: Omit<RouterContext, 'allRoutes'>,
  history: RouterHistory = createHashHistory(),
) {
  const router = createRouter({
    routeTree: entryTree,
    history,
    context: { ...context, allRoutes: (): Promise<void> | undefined => allRoutes() },
    // Values in an address are plain texts: a day reads menuDt=20261119, not the JSON form that the router would write.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    defaultPendingComponent: LatePendingPage,
    defaultErrorComponent: LateErrorPage,
    // Never the library's own words: the catch-all has every address, and where it has not, its page says the same.
    defaultNotFoundComponent: lazyRouteComponent(() => import('#src/app/pages/not-found-page.tsx'), 'NotFoundPage'),
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    // The query cache is the only cache: a loader runs on every visit and asks it.
    defaultGcTime: 0,
    defaultStaleTime: 0,
    defaultPreloadStaleTime: 0,
    // Browsers without view transitions just change the page; reduced motion sets their length to nothing (base.css).
    defaultViewTransition: {
      types: ({ fromLocation, toLocation }) => transition(fromLocation && hasTabs(fromLocation), hasTabs(toLocation)),
    },
    scrollRestoration: false,
    notFoundMode: 'root',
  })

  const allRoutes = lateRoutes(router)

  function hasTabs(location: { pathname: string }): boolean {
    const routes = new Map<string, AnyRoute>(Object.entries(router.routesByPath))
    return routes.get(location.pathname)?.options.staticData?.bottomNavigation === true
  }

  return router
}

/**
 * Places of the bottom navigation change at once, as tabs do; going deeper and coming back is a transition. The first
 * screen (`fromTabs` is undefined) takes the place of its own drawing: a transition would take pictures of both, and
 * hold it up.
 */
export function transition(fromTabs: boolean | undefined, toTabs: boolean): string[] | false {
  if (fromTabs === undefined || (fromTabs && toTabs)) return false
  return [toTabs ? 'back' : 'forward']
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
