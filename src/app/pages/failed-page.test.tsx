// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionContext } from '#src/session/use-session.ts'
import type { Session } from '#src/session/create-session.ts'
import { goToFailure } from '../navigation.ts'
import { loadChrome } from '../chrome/late-chrome.tsx'
import { screen } from '../screen-data.ts'
import { renderRouter, testRouter, type TestScreen } from '../test-router.tsx'
import { ForbiddenPage, ServerErrorPage, SignInNeededPage } from './error-status-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

afterEach(cleanup)

const title = (message: string) => ({ id: message, message })

function app(screens: Partial<TestScreen>[] = [], at = '/menu/todayMenu') {
  const records: TestScreen = {
    path: '/healthlog/WeightRecord',
    data: screen({ entry: { name: 'healthlogWeightRecord' }, kind: 'graph', title: title('체중') }),
    component: () => <h1>체중 기록</h1>,
    ...screens[0],
  }
  const menu: TestScreen = {
    path: '/menu/todayMenu',
    data: screen({ entry: { name: 'menuTodayMenu' }, kind: 'menu', title: title('오늘 식단') }),
    component: () => <h1>오늘의 식단</h1>,
  }
  const failure: TestScreen = {
    path: '/ErrorPage500',
    data: screen({
      entry: { name: 'errorPage500', public: true },
      kind: 'error',
      title: title('오류'),
      bottomNavigation: true,
    }),
    component: ServerErrorPage,
  }
  const unknown: TestScreen = {
    path: '/$',
    data: screen({
      entry: { name: 'main', public: true },
      kind: 'error',
      title: title('한상'),
      bottomNavigation: true,
    }),
    component: NotFoundPage,
  }
  return testRouter([records, menu, failure, unknown], { at })
}

const heading = () => page.getByRole('heading', { level: 1 }).textContent

test('from a 500 one gets on, however often it fails: no way leads in a circle [ERR-06] [ROU-11]', async () => {
  let fails = true
  const router = app([{ loader: () => (fails ? goToFailure(router, '/ErrorPage500') : undefined) }])
  await renderRouter(router)
  await act(async () => router.history.push('/healthlog/WeightRecord?period=year'))
  await waitFor(() => expect(heading()).toBe('체중을 불러오지 못했어요'))
  expect(page.getByRole('banner').textContent).toContain('체중')
  expect(page.getByRole('link', { name: '기록' }).getAttribute('aria-current')).toBe('page')
  expect(page.getByText(/적어 두신 것은 그대로 있어요/)).toBeTruthy()
  for (let again = 0; again < 4; again += 1) {
    await act(async () => page.getByRole('button', { name: '다시 시도' }).click())
    await waitFor(() => expect(router.state.location.pathname).toBe('/ErrorPage500'))
  }
  await act(async () => router.history.back())
  await waitFor(() => expect(heading()).toBe('오늘의 식단'))
  expect(router.history.canGoBack()).toBe(false)

  await act(async () => router.history.push('/healthlog/WeightRecord?period=year'))
  await waitFor(() => expect(heading()).toBe('체중을 불러오지 못했어요'))
  fails = false
  await act(async () => page.getByRole('button', { name: '다시 시도' }).click())
  await waitFor(() => expect(heading()).toBe('체중 기록'))
  expect(router.state.location.href).toBe('/healthlog/WeightRecord?period=year')
})

test('several calls that fail at once remember the address and not the page of the failure [ROU-26]', async () => {
  const router = app()
  await renderRouter(router)
  await act(async () => [1, 2, 3].forEach(() => goToFailure(router, '/ErrorPage500')))
  await waitFor(() => expect(heading()).toBe('오늘 식단을 불러오지 못했어요'))
  // What everybody sees alike is nobody's own.
  expect(page.queryByText(/적어 두신 것/)).toBeNull()
})

test('every other failure stays in place, with title, bar and main places', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await loadChrome()
  const hub = {
    data: screen({ entry: { name: 'main' }, kind: 'hub', title: title('기록') }),
    loader: () => Promise.reject(new Error('503')),
  }
  await renderRouter(app([hub], '/healthlog/WeightRecord'))
  expect(heading()).toBe('기록을 불러오지 못했어요')
  expect(page.getByRole('navigation', { name: '주요 화면' })).toBeTruthy()
  expect(page.getByText(/오류 app · .*\d\d:\d\d/)).toBeTruthy()
})

test.each([
  ['a stranger has the one way at the thumb', false, 1],
  ['who is signed in has the main places and the search', true, 0],
] as const)('on an address that nothing is near to %s', async (_name, signedIn, ways) => {
  const session = { isSignedIn: () => signedIn } as Session // what the page reads of it
  const data = screen({ entry: { name: 'main', public: true }, kind: 'error', title: title('한상') })
  const component = () => (
    <SessionContext value={session}>
      <NotFoundPage />
    </SessionContext>
  )
  await renderRouter(testRouter([{ path: '/$', data, component }], { at: '/no/such/place/at/all' }))
  expect(heading()).toBe('이 주소에는 화면이 없어요')
  expect(page.queryAllByRole('link', { name: '홈으로' })).toHaveLength(ways)
  expect(page.queryAllByRole('button', { name: '무엇을 찾으세요?' })).toHaveLength(1 - ways)
})

test('401, 403 and what no screen has each have a drawing of their own, a sentence and one way', async () => {
  const drawings = new Set<string>()
  for (const [Page, words] of [
    [SignInNeededPage, '로그인이 필요해요'],
    [ForbiddenPage, '볼 수 없는 화면이에요'],
    [NotFoundPage, '이 주소에는 화면이 없어요'],
  ] as const) {
    const session = { isSignedIn: () => false } as Session // as above
    const data = screen({ entry: { name: 'main', public: true }, kind: 'error', title: title('한상') })
    const { container, unmount } = await renderRouter(
      testRouter(
        [
          {
            path: '/$',
            data,
            component: () => (
              <SessionContext value={session}>
                <Page />
              </SessionContext>
            ),
          },
        ],
        { at: '/x' },
      ),
    )
    expect(heading()).toBe(words)
    expect(page.getAllByRole('link', { name: /로그인|홈으로/ })).toHaveLength(1)
    drawings.add(container.querySelector('section svg')?.innerHTML ?? '')
    unmount()
  }
  expect(drawings.size).toBe(3)
})

test('an address that no screen has offers the nearest, and opens none by itself [ROU-09]', async () => {
  const router = app([], '/healthlog/weightRecrd')
  await renderRouter(router)
  expect(heading()).toBe('이 주소에는 화면이 없어요')
  expect(page.getByRole('link', { name: /체중/ }).getAttribute('href')).toContain('/healthlog/WeightRecord')
  expect(page.queryByRole('link', { name: /오늘 식단/ })).toBeNull()
  // A path says nothing to a member.
  expect(page.getByRole('main').textContent).not.toContain('/healthlog')
  expect(page.getByRole('button', { name: '무엇을 찾으세요?' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/healthlog/weightRecrd')
})
