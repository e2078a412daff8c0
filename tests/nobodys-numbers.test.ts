import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../server/test-support/app.ts'
import { connectApi } from '../src/contract/api.ts'
import type { SessionPort } from '../src/contract/session-port.ts'
import { createAppRouter } from '../src/start/router.ts'

// Every screen whose address holds a number or a code, opened with one of nobody's on our own server: it says what is
// gone, or shows its list. That something failed, and may be tried again, is said of none (docs/decisions/383).

/** As long as such values are, and never given to anybody. */
const NOBODYS = ['2147483646', 'ZZ999999']
/** Codes of a form of their own: another form is no code of nobody's but a wrong address. */
const NOBODYS_OF: Readonly<Record<string, string>> = {
  restaurantCode: 'REST999999',
  thm: 'TH99',
  hallNo: 'E999',
  menuCourseType: 'ZZ',
  menuMealType: '1',
}
/**
 * Its programme listens to whether the page is seen, so it needs one; of a code of nobody's its queries say that there
 * is none.
 */
const OF_A_PAGE = '/healthlog/exerciseAiPrgmThm'
/** What else an address may need to be whole. */
const OTHERS = ['20261119', '202611', '2', 'REST', 'Y']

let server: TestServer
const unexpected: string[] = []

beforeAll(async () => {
  i18n.load('ko', {})
  i18n.activate('ko')
  // Read before the router waits for them: it waits no longer than a member would.
  await import('../src/routeTree.gen.ts')
  server = await startTestServer('embedded')
  const { token } = await server.member('haneul')
  const credentials = { token, deviceId: 'nobody', autoLogin: 'N', epoch: 0 } as const
  const session: Partial<SessionPort> = { credentials: () => credentials, ready: () => Promise.resolve(credentials) }
  connectApi({
    baseUrl: 'http://localhost',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const body = await request.text()
      const answer = await server.request({
        method: request.method as 'GET',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        ...(body !== '' && { payload: body }),
      })
      return new Response(answer.statusCode === 204 ? null : answer.body, {
        status: answer.statusCode,
        headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]),
      })
    },
    session: session as SessionPort, // what a call of a session that stands asks of it
    navigate: (to) => void unexpected.push(`leads to ${to}`),
    alert: async (message) => void unexpected.push(`says “${message}”`),
    clearChatToken: () => {},
  })
}, 900_000)
afterAll(() => server.close(), 120_000)

type Schema = {
  entries: Record<string, unknown>
  '~standard': { validate: (value: unknown) => { value?: Record<string, unknown> } }
}
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'entries' in value

function appAt(address: string) {
  return createAppRouter(
    {
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      session: { settled: () => Promise.resolve('signedIn'), endedElsewhere: () => false },
      firstScreen: () => Promise.resolve('/main'),
    },
    createMemoryHistory({ initialEntries: [address] }),
  )
}

/** Each number and code of an address by itself, and all of them together. */
function searchesOf(schema: Schema): Record<string, string>[] {
  const taken = (key: string, values: readonly string[]) =>
    values.find((value) => schema['~standard'].validate({ [key]: value }).value?.[key] !== undefined)
  const keys = Object.keys(schema.entries)
  const named = keys.flatMap((key) => {
    const value = taken(key, NOBODYS_OF[key] === undefined ? NOBODYS : [NOBODYS_OF[key]])
    return value === undefined ? [] : [[key, value] as const]
  })
  const rest = keys.flatMap((key) => {
    const value = named.some(([name]) => name === key) ? undefined : taken(key, OTHERS)
    return value === undefined ? [] : [[key, value] as const]
  })
  if (named.length === 0) return []
  return [...named.map(([key, value]) => ({ [key]: value })), Object.fromEntries([...named, ...rest])]
}

test('a number of nobody is told as what is gone, on every screen that takes one', async () => {
  const whole = appAt('/login')
  await whole.options.context.allRoutes()
  const addresses = Object.values(whole.routesById).flatMap(({ fullPath, options }) => {
    const schema: unknown = options.validateSearch
    return isSchema(schema) && !fullPath.includes('$') && fullPath !== OF_A_PAGE
      ? searchesOf(schema).map((search) => `${fullPath}?${new URLSearchParams(search).toString()}`)
      : []
  })
  expect(addresses.length).toBeGreaterThan(100)

  const wrong: string[] = []
  const gone = new Set<string>()
  for (const address of new Set(addresses)) {
    const router = appAt(address)
    await router.load()
    const match = router.state.matches.at(-1)
    const route = match && router.routesById[match.routeId]
    if (router.state.matches.some(({ status }) => status === 'error')) wrong.push(`${address}: ${String(match?.error)}`)
    else if (match?.status === 'notFound') {
      if (route?.options.notFoundComponent) gone.add(match.routeId)
      else wrong.push(`${address}: nothing says what is gone`)
    }
    for (const said of unexpected.splice(0)) wrong.push(`${address}: ${said}`)
  }
  expect([...gone]).toEqual(
    expect.arrayContaining(['/service/event/roulet', '/mypage/wellOrder/detail', '/mypage/coupon-detail']),
  )
  expect(wrong).toEqual([])
}, 900_000)
