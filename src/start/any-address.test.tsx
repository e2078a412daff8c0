// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createHashHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen as page } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '#src/session/create-session.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { createAppRouter } from './router.ts'

// Whatever stands behind the "#" is answered by a page of ours: links are cut in mails, typed by hand, and made of
// values that were not there (docs/decisions/383).

function appAt(address: string, signedIn: boolean) {
  location.hash = `#${address}`
  const state = signedIn ? 'signedIn' : 'signedOut'
  const session = { settled: () => Promise.resolve<typeof state>(state), endedElsewhere: () => false }
  return createAppRouter(
    { queryClient: new QueryClient(), session, firstScreen: () => Promise.resolve('/main') },
    createHashHistory(),
  )
}

async function draw(router: ReturnType<typeof appAt>, signedIn: boolean) {
  const session = { isSignedIn: () => signedIn } as Session // what the page reads of it
  await router.load()
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <SessionContext value={session}>
          <QueryClientProvider client={router.options.context.queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </SessionContext>
      </I18nProvider>,
    ),
  )
}

const complaints: unknown[] = []

// The routes of all screens: evaluated once, and that takes longer than a test may.
beforeAll(async () => {
  i18n.load('ko', {})
  i18n.activate('ko')
  await import('../routeTree.gen.ts')
}, 120_000)
beforeEach(() => {
  for (const name of ['error', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((...args) => void complaints.push(args))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  complaints.length = 0
  sessionStorage.clear()
  location.hash = ''
})

const NOWHERE = [
  // "%" that encodes nothing, or a part of a letter
  '/%E0%A4%A',
  '/%',
  '/%2',
  '/%zz',
  '/%F0%9F',
  '/%C3%28',
  '/할인 100%',
  '/menu/%E0%A4%A',
  '/menu/todayMenu%',
  '/login/%',
  '/%E0%A4%A?q=%E0%A4%A#%E0%A4%A',
  '/x?q=%E0%A4%A',
  '/x#%E0%A4%A',
  // encoded for good, and twice
  '/%00',
  '/%25',
  '/%2525',
  '/%2F%2F',
  '/%F0%9F%98%80',
  // slashes
  '/a//b',
  '//a/b',
  '/a/b///',
  '//evil.example/x',
  '/\\evil.example',
  'no/slash/before',
  // values that were none
  '/[object Object]',
  '/undefined',
  '/NaN/null',
  '/$',
  '/:type',
  '/{{path}}',
  '/<script>',
  '/menu/todayMenu/NaN',
  `/${'x'.repeat(20_000)}`,
  `/${'a/'.repeat(2_000)}b`,
  `/x?${'q=1&'.repeat(5_000)}`,
] as const

describe('an address that no screen has', () => {
  test.each(NOWHERE.map((address) => [address.slice(0, 60), address] as const))(
    'says so, and leads on: %s [ROU-09]',
    async (_name, address) => {
      for (const signedIn of [true, false]) {
        const router = appAt(address, signedIn)
        const before = history.length
        await draw(router, signedIn)
        expect(page.getByRole('heading', { level: 1 }).textContent).toBe('이 주소에는 화면이 없어요')
        expect(document.body.textContent).not.toContain('Not Found')
        const ways = signedIn
          ? page.queryAllByRole('button', { name: '무엇을 찾으세요?' })
          : page.queryAllByRole('link')
        expect(ways).not.toHaveLength(0)
        // Going back does not lead to it once more.
        expect(history.length).toBe(before)
        expect(complaints).toEqual([])
        cleanup()
      }
    },
  )
})

test.each(['', '/', '//', '/..', '/../..', '?a=1', '/?%E0%A4%A', '#', '/login//', '/login?error=%E0%A4%A&error=2'])(
  'an address that means a screen opens it, whatever else is in it: “%s”',
  async (address) => {
    const router = appAt(address, false)
    await router.load()
    expect(router.state.matches.at(-1)).toMatchObject({ routeId: '/login/', status: 'success' })
    expect(complaints).toEqual([])
  },
)

test('a value in a path may be anything: what encodes nothing is read as it is written', async () => {
  const router = appAt('/member/pass/success/%E0%A4%A', false)
  await router.load()
  expect(router.state.matches.at(-1)?.routeId).not.toBe('/$')
  expect(router.state.matches.map(({ status }) => status)).not.toContain('error')
  expect(complaints).toEqual([])
})

describe('the search of every screen', () => {
  const VALUES: readonly unknown[] = [
    'NaN',
    Number.NaN,
    'undefined',
    'null',
    '[object Object]',
    '%E0%A4%A',
    '',
    ' ',
    '-1',
    '0',
    '1e309',
    '99999999999999999999',
    '٣',
    '\u0000',
    true,
    0,
    -1,
    1.5,
    ['1', '2'],
    [],
    'x'.repeat(20_000),
  ]

  test('reads what it cannot mean as nothing: no value keeps a screen from opening', async () => {
    const router = appAt('/login', false)
    await router.options.context.allRoutes()
    const refused: string[] = []
    let asked = 0
    for (const { id, options } of Object.values(router.routesById)) {
      const schema: unknown = options.validateSearch
      if (!isSchema(schema)) continue
      for (const key of Object.keys(schema.entries))
        for (const value of VALUES) {
          asked += 1
          const result = schema['~standard'].validate({ [key]: value })
          if (result.issues) refused.push(`${id} ${key}=${String(value).slice(0, 20)}`)
        }
    }
    expect(asked).toBeGreaterThan(1_000)
    expect(refused).toEqual([])
  })
})

type Schema = {
  entries: Record<string, unknown>
  '~standard': { validate: (value: unknown) => { issues?: readonly unknown[] } }
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'entries' in value
