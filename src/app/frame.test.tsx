// @vitest-environment happy-dom
import type { AnyRouter } from '@tanstack/react-router'
import { act, screen as page, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ScreenBar } from './chrome/screen-bar.tsx'
import { followNavigation } from './chrome/follow-navigation.ts'
import { screen, type FrameFlags, type FrameKind } from './screen-data.ts'
import { renderRouter, testRouter, type TestScreen } from './test-router.tsx'

const title = { id: 'title', message: '제목' }
const bare = () => <ScreenBar />

function screenOf(kind: FrameKind, flags: Partial<FrameFlags> = {}, path = '/x'): TestScreen {
  return { path, data: screen({ entry: { name: 'main' }, kind, title, ...flags }), component: bare }
}

async function draw(kind: FrameKind, flags: Partial<FrameFlags> = {}) {
  await renderRouter(testRouter([screenOf(kind, flags)], { at: '/x' }))
}

describe('the six parts of the frame follow the flags of the route', () => {
  const parts: Record<keyof FrameFlags, () => HTMLElement | null> = {
    header: () => page.queryByRole('banner'),
    logo: () => page.queryByRole('link', { name: '한상 홈' }),
    notificationIcon: () => page.queryByRole('link', { name: '알림' }),
    menuBar: () => page.queryByRole('button', { name: '찾기' }),
    bottomNavigation: () => page.queryByRole('navigation', { name: '주요 화면' }),
    backButton: () => page.queryByRole('button', { name: '뒤로' }),
  }
  const all: FrameFlags = {
    header: true,
    logo: true,
    notificationIcon: true,
    menuBar: true,
    bottomNavigation: true,
    backButton: false,
  }

  test.each(['header', 'logo', 'notificationIcon', 'menuBar', 'bottomNavigation'] as const)(
    '%s [ROU-04]',
    async (flag) => {
      await draw('hub', all)
      expect(parts[flag]()).not.toBeNull()
    },
  )

  test.each(['header', 'logo', 'notificationIcon', 'menuBar', 'bottomNavigation'] as const)(
    'no %s [ROU-04]',
    async (flag) => {
      await draw('hub', { ...all, [flag]: false })
      expect(parts[flag]()).toBeNull()
    },
  )

  test('back button instead of the logo [ROU-04]', async () => {
    await draw('list')
    expect(parts.backButton()).not.toBeNull()
    expect(parts.logo()).toBeNull()
    expect(parts.bottomNavigation()).toBeNull()
  })

  test('error and entry screens have no menu bar, bottom navigation or bell [ROU-04]', () => {
    for (const kind of ['error', 'entry'] as const) {
      const { menuBar, bottomNavigation, notificationIcon } = screen({ entry: { name: 'main' }, kind, title })
      expect({ menuBar, bottomNavigation, notificationIcon }).toEqual({
        menuBar: false,
        bottomNavigation: false,
        notificationIcon: false,
      })
    }
  })

  test('the place that is open is the current one of the bottom navigation', async () => {
    const home = screenOf('hub', {}, '/main')
    await renderRouter(testRouter([home], { at: '/main' }))
    expect(page.getByRole('link', { name: '홈' }).getAttribute('aria-current')).toBe('page')
    expect(page.getByRole('link', { name: '식단' }).getAttribute('aria-current')).toBeNull()
  })
})

describe('a navigation', () => {
  let created = 0
  const load = vi.fn(() => null)

  function Counter() {
    const [number] = useState(() => (created += 1))
    return (
      <main>
        <h1>화면 {number}</h1>
        <button type="button">같은 단추</button>
      </main>
    )
  }

  const counting = (path: string): TestScreen => ({
    path,
    data: screen({ entry: { name: 'main' }, kind: 'list', title }),
    component: Counter,
    loader: load,
  })

  async function start(at: string) {
    created = 0
    load.mockClear()
    const router = testRouter([counting('/a'), counting('/b')], { at })
    const stop = followNavigation(router)
    await renderRouter(router)
    return { router, stop }
  }

  // By address and not by `navigate`, whose types know the app's own routes only.
  const go = async (router: AnyRouter, address: string) => {
    router.history.push(address)
    await router.load()
  }
  const scrolled = () => vi.spyOn(window, 'scrollTo').mockImplementation(() => {})

  test('to another query creates the page anew [ROU-06]', async () => {
    const { router } = await start('/a?day=20261119')
    expect(page.getByRole('heading').textContent).toBe('화면 1')
    await act(() => go(router, '/a?day=20261120'))
    expect(page.getByRole('heading').textContent).toBe('화면 2')
  })

  test('to the path that is open already keeps the page', async () => {
    const { router } = await start('/a?day=20261119')
    await act(() => go(router, '/a?day=20261119'))
    expect(page.getByRole('heading').textContent).toBe('화면 1')
  })

  test('puts the page to its top; going back brings it to where it was left [ROU-05]', async () => {
    const scrollTo = scrolled()
    const { router, stop } = await start('/a')
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
    await act(() => go(router, '/b'))
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0))
    await act(async () => router.history.back())
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640))
    stop()
  })

  test('back to a page whose parts come later waits for them, until somebody touches the page [ROU-05]', async () => {
    let grown = () => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          grown = told
        }
        observe() {}
        disconnect() {
          grown = () => {}
        }
      },
    )
    const scrollTo = scrolled()
    const { router, stop } = await start('/a')
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
    await act(() => go(router, '/b'))
    scrollY.mockReturnValue(200) // as far as the page goes so far
    await act(async () => router.history.back())
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640))
    scrollTo.mockClear()
    grown()
    expect(scrollTo).toHaveBeenCalledWith(0, 640)
    window.dispatchEvent(new Event('wheel'))
    scrollTo.mockClear()
    grown()
    expect(scrollTo).not.toHaveBeenCalled()
    stop()
    vi.unstubAllGlobals()
  })

  test('gives the focus to the heading of the new page', async () => {
    scrolled()
    const { router, stop } = await start('/a')
    await act(() => go(router, '/b'))
    await waitFor(() => expect(document.activeElement).toBe(page.getByRole('heading')))
    stop()
  })

  test('that only changes the query leaves the focus on the control it was on', async () => {
    scrolled()
    const { router, stop } = await start('/a')
    page.getByRole('button', { name: '같은 단추' }).focus()
    await act(() => go(router, '/a?day=20261120'))
    await waitFor(() => expect(document.activeElement).toBe(page.getByRole('button', { name: '같은 단추' })))
    expect(page.getByRole('heading').textContent).toBe('화면 2')
    stop()
  })

  test('names the page in the title of the document', async () => {
    const { stop } = await start('/a')
    await waitFor(() => expect(document.title).toBe('제목 · 한상'))
    stop()
  })
})

describe('a loader that fails', () => {
  test('ends in the error page with a way to try again', async () => {
    let fails = true
    const flaky: TestScreen = {
      path: '/x',
      data: screen({ entry: { name: 'main' }, kind: 'list', title }),
      component: () => <h1>다 왔어요</h1>,
      loader: () => {
        if (fails) throw new Error('no answer')
        return null
      },
    }
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await renderRouter(testRouter([flaky], { at: '/x' }))
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('제목을 불러오지 못했어요')
    fails = false
    await act(async () => page.getByRole('button', { name: '다시 시도' }).click())
    await waitFor(() => expect(page.getByRole('heading', { level: 1 }).textContent).toBe('다 왔어요'))
  })
})
