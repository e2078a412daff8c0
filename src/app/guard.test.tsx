// @vitest-environment happy-dom
import { screen as page, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { screen } from './screen-data.ts'
import { renderRouter, testRouter, type TestScreen } from './test-router.tsx'
import { rememberWantedPath, takeWantedPath } from './wanted-path.ts'

const title = { id: 'title', message: '제목' }
const load = vi.fn(() => 'data')

const screens: TestScreen[] = [
  {
    path: '/login',
    data: screen({ entry: { name: 'login', public: true }, kind: 'entry', title }),
    component: () => <h1>로그인</h1>,
  },
  {
    path: '/login/username',
    data: screen({ entry: { name: 'loginUsername', public: true }, kind: 'entry', title }),
    component: () => <h1>다른 기기</h1>,
  },
  { path: '/main', data: screen({ entry: { name: 'main' }, kind: 'hub', title }), component: () => <h1>홈</h1> },
  {
    path: '/goal/goalList',
    data: screen({ entry: { name: 'goalGoalList' }, kind: 'list', title }),
    component: () => <h1>목표</h1>,
    loader: load,
  },
]

describe('a route without the public flag', () => {
  beforeEach(() => {
    sessionStorage.clear()
    load.mockClear()
  })

  test('shows the sign-in instead of its screen, and loads nothing, without a session [ROU-02] [ROU-03]', async () => {
    const router = testRouter(screens, { at: '/goal/goalList', signedIn: false })
    await renderRouter(router)
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('로그인')
    expect(router.history.location.pathname).toBe('/login')
    expect(load).not.toHaveBeenCalled()
  })

  test('is remembered, query included, for after the sign-in, once [ROU-03]', async () => {
    await renderRouter(testRouter(screens, { at: '/goal/goalList?from=menu', signedIn: false }))
    expect(takeWantedPath()).toBe('/goal/goalList?from=menu')
    expect(takeWantedPath()).toBe('/')
  })

  test('opens with a session [ROU-02]', async () => {
    await renderRouter(testRouter(screens, { at: '/goal/goalList' }))
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('목표')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('leads to the notice where another device took over; what its end remembered stays [SES-26]', async () => {
    rememberWantedPath('/goal/goalList?from=menu', 'haneul')
    const router = testRouter(screens, { at: '/main', signedIn: false, elsewhere: true })
    await renderRouter(router)
    expect(router.history.location.href).toBe('/login/username?error=dupLogin')
    expect(takeWantedPath('emily')).toBe('/')
    await renderRouter(testRouter(screens, { at: '/main', signedIn: false, elsewhere: true }))
    expect(takeWantedPath()).toBe('/main')
  })

  test('is not remembered when a link is only preloaded', async () => {
    const router = testRouter(screens, { at: '/login', signedIn: false })
    await renderRouter(router)
    await router.preloadRoute({ to: '/goal/goalList' })
    expect(takeWantedPath()).toBe('/')
  })
})

test('an unknown path shows the 404 page signed out, without a detour over the sign-in [ROU-09]', async () => {
  const { Route } = await import('../routes/$.tsx')
  const data = Route.options.staticData
  expect(data?.public).toBe(true)
})

test('the second spelling of the alcohol records leads to the first, other addresses nowhere [ROU-28]', async () => {
  const { followAlias } = await import('./find-route.ts')
  const led = async (path: string) => followAlias(path)
  for (const [second, first] of [
    ['/meal/mealRecordAlcohol', '/mealRecordAlcohol'],
    ['/meal/mealRecordAlcohol/', '/mealRecordAlcohol'],
    ['/meal/mealRecordAlcoholDetail', '/mealRecordAlcoholDetail'],
  ] as const)
    await expect(led(second)).rejects.toMatchObject({ options: { to: first } })
  for (const path of ['/mealRecordAlcohol', '/no-such-page']) await expect(led(path)).resolves.toBeUndefined()
})

test('waits with the decision until the session is known', async () => {
  const router = testRouter(screens, { at: '/main' })
  let settle: (state: 'signedIn' | 'signedOut') => void = () => {}
  const settled = new Promise<'signedIn' | 'signedOut'>((resolve) => {
    settle = resolve
  })
  router.update({
    context: { ...router.options.context, session: { settled: () => settled, endedElsewhere: () => false } },
  })
  const drawn = renderRouter(router)
  expect(router.state.status).not.toBe('idle')
  settle('signedOut')
  await drawn
  await waitFor(() => expect(router.history.location.pathname).toBe('/login'))
})
