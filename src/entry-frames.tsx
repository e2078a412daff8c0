import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { Frame } from './app/chrome/frame.tsx'
import { loadChrome } from './app/chrome/late-chrome.tsx'
import { language, loadWords, type Language } from './app/language.ts'
import { PendingPage } from './app/pages/pending-page.tsx'
import { screen, screenOf, type ScreenData } from './app/screen-data.ts'
import { api } from './contract/api.ts'
import { createSession } from './session/create-session.ts'
import { createSessionCalls } from './session/session-calls.ts'
import { noLocks } from './session/tabs.ts'
import { SessionContext } from './session/use-session.ts'
import { createShell } from './shell/shell.ts'
import { createQueryClient } from './start/query-client.ts'
import { createAppRouter } from './start/router.ts'

// Runs at build time only (scripts/lib/entry-frames.ts): draws what index.html shows before any script, with the
// components that will take its place. Nothing is signed in, asked or stored here.

export interface EntryFrame {
  frame: 'login' | 'username' | 'home' | 'page'
  language: Language
  html: string
}

const queries = createQueryClient()

const shell = createShell({
  host: {},
  userAgent: '',
  storage: () => {
    throw new Error('Nothing is stored while building')
  },
  console,
})

const session = createSession({
  shell,
  calls: createSessionCalls(api),
  locks: noLocks,
  tabs: { send: () => {}, listen: () => () => {} },
  onEnd: () => {},
  navigate: () => {},
})

/** Both sign-ins as they are; of the home hub and of all other pages the shape they have while they load. */
export async function renderFrames(): Promise<EntryFrame[]> {
  await loadChrome()
  const appAt = (path: string) =>
    createAppRouter(
      {
        queryClient: queries,
        session: { settled: async () => 'signedOut', endedElsewhere: () => false },
        firstScreen: async () => '/main',
      },
      createMemoryHistory({ initialEntries: [path] }),
    )
  const whole = appAt('/login')
  await whole.options.context.allRoutes()
  const home = screenOf({ staticData: whole.routesById['/main'].options.staticData ?? {} })
  const anyAddress = screenOf({ staticData: whole.routesById['/$'].options.staticData ?? {} })
  if (!home || !anyAddress) throw new Error('/main or the catch-all has no screen data')
  const anyPage = screen({ kind: 'list', title: anyAddress.title })

  const frames: EntryFrame[] = []
  for (const each of ['ko', 'en'] as const) {
    language.set(each)
    i18n.load(each, {})
    await loadWords()
    i18n.activate(each)
    frames.push({ frame: 'login', language: each, html: await draw(appAt('/login')) })
    frames.push({ frame: 'username', language: each, html: await draw(appAt('/login/username')) })
    frames.push({ frame: 'home', language: each, html: await draw(waiting('/main', home)) })
    frames.push({ frame: 'page', language: each, html: await draw(waiting('/page', anyPage)) })
  }
  return frames
}

/** A page that is still loading. */
function waiting(path: string, data: ScreenData): AnyRouter {
  const root = createRootRoute({
    component: () => (
      <Frame>
        <Outlet />
      </Frame>
    ),
  })
  const page = createRoute({ getParentRoute: () => root, path, staticData: data, component: PendingPage })
  return createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory({ initialEntries: [path] }) })
}

async function draw(router: AnyRouter): Promise<string> {
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SessionContext value={session}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionContext>
    </I18nProvider>,
  )
}
