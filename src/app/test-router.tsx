import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRoute,
  type AnyRouter,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Frame } from './chrome/frame.tsx'
import { LateErrorPage, LatePendingPage } from './chrome/late-chrome.tsx'
import { guard } from './guard.ts'
import type { RouterContext } from './router-context.ts'
import type { ScreenData } from './screen-data.ts'

// For tests only: an app of a few made-up screens under the real guard and frame.

export interface TestScreen {
  path: string
  data: ScreenData
  component: () => ReactNode
  loader?: () => unknown
}

/** A router in memory over the given screens, signed in or not. */
export function testRouter(
  screens: TestScreen[],
  { at = '/', signedIn = true, elsewhere = false }: { at?: string; signedIn?: boolean; elsewhere?: boolean } = {},
): AnyRouter {
  const context: RouterContext = {
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    session: { settled: () => Promise.resolve(signedIn ? 'signedIn' : 'signedOut'), endedElsewhere: () => elsewhere },
    firstScreen: () => Promise.resolve('/main'),
    allRoutes: () => undefined,
  }
  const root = createRootRouteWithContext<RouterContext>()({
    beforeLoad: (options): Promise<{ page: string }> => guard(options),
    component: Root,
  })
  function Root() {
    const { page } = root.useRouteContext()
    return (
      <Frame>
        <Outlet key={page} />
      </Frame>
    )
  }
  const children: AnyRoute[] = screens.map(({ path, data, component, loader }) =>
    createRoute({ getParentRoute: () => root, path, staticData: data, component, ...(loader ? { loader } : {}) }),
  )
  return createRouter({
    routeTree: root.addChildren(children),
    history: createMemoryHistory({ initialEntries: [at] }),
    context,
    defaultPendingComponent: LatePendingPage,
    defaultErrorComponent: LateErrorPage,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0, // half a second else, so that a page does not flicker
    defaultGcTime: 0,
  })
}

/** Draws a router as main.tsx does. */
export async function renderRouter(router: AnyRouter) {
  i18n.load('ko', {})
  i18n.activate('ko')
  await router.load()
  const { queryClient } = router.options.context as RouterContext
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  )
}
