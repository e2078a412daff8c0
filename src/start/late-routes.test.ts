// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChunkError, handleChunkFailures } from '#src/app/chunk-failure.ts'
import { takeWantedPath } from '#src/app/wanted-path.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { createAppRouter } from './router.ts'
import { entryTree } from './entry-tree.ts'
import { lateRoutes } from './late-routes.ts'
import { stayOnScreen } from './stay-on-screen.ts'

const ENTRY = [
  '/',
  '/$',
  '/ErrorPage401',
  '/ErrorPage403',
  '/ErrorPage500',
  '/login',
  '/login/username',
  '/member/dupLogin',
]

/** The children of the one root object, as the first load has them, by the ids that it gives them. */
const entry = Object.values(entryTree.children ?? {}).map((route) => ({ route, id: idOf(route) }))

function appAt(address: string, { signedIn = true, state = {} } = {}) {
  const queryClient = new QueryClient()
  vi.spyOn(queryClient, 'ensureQueryData').mockResolvedValue(null)
  vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue()
  const history = createMemoryHistory({ initialEntries: ['/login'] })
  history.replace(address, state)
  return createAppRouter(
    {
      queryClient,
      session: { settled: () => Promise.resolve(signedIn ? 'signedIn' : 'signedOut'), endedElsewhere: () => false },
      firstScreen: () => Promise.resolve('/main'),
    },
    history,
  )
}

/** A file's own place in the tree: the router has not been made, or not of this tree. */
function idOf(route: { options: object } | undefined): unknown {
  return route && 'id' in route.options ? route.options.id : undefined
}

const screenOf = (router: ReturnType<typeof appAt>) => router.state.matches.at(-1)?.routeId
const addresses = (router: ReturnType<typeof appAt>) => Object.keys(router.routesByPath).sort()

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

// First, because the generated tree is evaluated once: from then on the root has its children.
test('the first load knows the entry screens and no other', async () => {
  const router = appAt('/login', { signedIn: false })
  await router.load()
  expect(screenOf(router)).toBe('/login/')
  expect(addresses(router)).toEqual([...ENTRY].sort())
})

describe('an address that the first load does not know', () => {
  test('opens its screen, with its checked search and the state it was pushed with', async () => {
    const router = appAt('/menu/todayMenu?menuDt=20261119&menuMealType=%20', { state: { recommCode: 'R1' } })
    await router.load()
    expect(screenOf(router)).toBe('/menu/todayMenu')
    expect(router.state.matches.at(-1)?.search).toMatchObject({ menuDt: '20261119' })
    expect(router.state.location.pathname).toBe('/menu/todayMenu')
    expect(router.state.location.state).toMatchObject({ recommCode: 'R1' })
    expect(router.history.length).toBe(1)
  })

  test('asks for sign-in first, and is remembered with its query [ROU-03]', async () => {
    const router = appAt('/menu/todayMenu?menuDt=20261119', { signedIn: false })
    await router.load()
    expect(screenOf(router)).toBe('/login/')
    expect(takeWantedPath()).toBe('/menu/todayMenu?menuDt=20261119')
  })

  test('is the 404 page where no screen has it [ROU-09]', async () => {
    const router = appAt('/no/such/screen', { signedIn: false })
    await router.load()
    expect(screenOf(router)).toBe('/$')
    expect(router.state.location.pathname).toBe('/no/such/screen')
    expect(router.state.status).toBe('idle')
  })

  test('can be preloaded by a link', async () => {
    const router = appAt('/login')
    await router.load()
    const matches = await router.preloadRoute({ to: '/member/healthApp' })
    expect(matches?.at(-1)?.routeId).toBe('/member/healthApp')
    expect(screenOf(router)).toBe('/login/')
  })
})

test('the entry screens stand where the generated tree has them', async () => {
  const { routeTree } = await import('../routeTree.gen.ts')
  const generated = Object.values(routeTree.children ?? {})
  expect(routeTree).toBe(entryTree)
  expect(entry).toHaveLength(ENTRY.length)
  for (const { route, id } of entry)
    expect(generated.find((other) => other === route)).toSatisfy((found) => idOf(found) === id)
})

test('places of the bottom navigation are known once their routes are in [ROU-04]', async () => {
  const router = appAt('/main')
  await router.load()
  const change = router.options.defaultViewTransition
  const types = typeof change === 'object' && typeof change.types === 'function' ? change.types : () => false
  const [fromLocation, toLocation] = [router.buildLocation({ to: '/main' }), router.buildLocation({ to: '/my/menu' })]
  expect(types({ fromLocation, toLocation, pathChanged: true, hrefChanged: true, hashChanged: false })).toBe(false)
})

// Development: what the router's plugin does with a route file that was changed (handleRouteUpdate in its hmr/).
test('a changed route file takes its place among the routes that are in', async () => {
  const router = appAt('/member/healthApp')
  await router.load()
  const { routeTree } = await import('../routeTree.gen.ts')
  const [live, before] = [router.routesById['/member/healthApp'], addresses(router)]
  expect(Object.values(routeTree.children ?? {})).toContain(live)
  router.setRoutes(router.buildRouteTree())
  expect(router.routesById['/member/healthApp']).toBe(live)
  expect(addresses(router)).toEqual(before)
  expect(before.length).toBeGreaterThan(ENTRY.length)
})

test('a meal’s page without its course is today’s menu, and nothing was asked about the meal', async () => {
  const router = appAt('/meal/detail?menuDt=20261119&menuMealType=2')
  const asked = vi.spyOn(router.options.context.queryClient, 'ensureQueryData').mockResolvedValue(null)
  await router.load()
  expect(screenOf(router)).toBe('/menu/todayMenu')
  expect(router.state.matches.at(-1)?.search).toMatchObject({ menuDt: '20261119', menuMealType: '2' })
  expect(
    asked.mock.calls.filter(
      ([
        {
          queryKey: [path],
        },
      ]) => String(path).startsWith('/api/meal/'),
    ),
  ).toEqual([])
})

describe('a tree that does not come', () => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const surroundings = { path: () => '/main', marks: sessionStorage, now: Date.now, reload: vi.fn(), stay: () => {} }

  test('reloads the page once, then says so, and comes with the next try [ROU-07] [ROU-20]', async () => {
    const router = appAt('/login')
    handleChunkFailures({ ...surroundings, isOnline: () => true })
    const load = vi.fn<() => Promise<unknown>>(missing)
    const first = lateRoutes(router, load)
    void first()
    await vi.waitFor(() => expect(surroundings.reload).toHaveBeenCalledTimes(1))
    // The page that was loaded anew.
    const again = lateRoutes(router, load)
    await expect(again()).rejects.toBeInstanceOf(ChunkError)
    load.mockResolvedValue({})
    await again()
    expect(again()).toBeUndefined()
    expect(surroundings.reload).toHaveBeenCalledTimes(1)
  })

  test('leaves the member on their screen without a connection [ROU-08]', async () => {
    i18n.load('ko', {})
    i18n.activate('ko')
    const router = appAt('/login')
    await router.load()
    handleChunkFailures({ ...surroundings, isOnline: () => false, stay: () => stayOnScreen(router) })
    router.history.push('/my/menu')
    router.updateLatestLocation()
    const back = await lateRoutes(router, missing)()?.catch((error: unknown) => error)
    expect(isRedirect(back) && back.options.to).toBe('/login')
    expect(toasts.shown().map(({ text }) => text)).toEqual([
      '인터넷이 끊겨서 열지 못했어요. 연결되면 다시 눌러 주세요.',
    ])
    clearToasts()
  })
})
