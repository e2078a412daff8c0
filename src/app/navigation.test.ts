// @vitest-environment happy-dom
import { createHashHistory, createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { goBack, goTo } from './navigation.ts'
import { screen } from './screen-data.ts'
import { testRouter } from './test-router.tsx'

const title = { id: 'title', message: '제목' }
const paths = ['/', '/login', '/login/username', '/ErrorPage500']
const router = () =>
  testRouter(
    paths.map((path) => ({
      path,
      data: screen({ entry: { name: 'main', public: true }, kind: 'list', title }),
      component: () => null,
    })),
  )

describe('a redirect by the error rules', () => {
  beforeEach(() => {
    location.hash = ''
  })

  test('goes to a hash address and leaves the document [ROU-01] [ROU-11] [ROU-25]', async () => {
    const history = createHashHistory()
    const page = document
    goTo({ ...router(), history } as ReturnType<typeof router>, '/ErrorPage500')
    // the history writes the address a moment later
    await vi.waitFor(() => expect(location.hash).toBe('#/ErrorPage500'))
    expect(location.pathname).toBe('/')
    expect(document).toBe(page)
    history.destroy()
  })

  test('keeps the query: where a duplicate login leads [ERR-01]', () => {
    const app = router()
    goTo(app, '/login/username?error=dupLogin')
    expect(app.history.location.href).toBe('/login/username?error=dupLogin')
  })

  test('three at once make one entry [ROU-26]', () => {
    const app = router()
    const before = app.history.length
    for (const _ of [1, 2, 3]) goTo(app, '/ErrorPage500')
    expect(app.history.length).toBe(before + 1)
    expect(app.history.location.pathname).toBe('/ErrorPage500')
  })
})

describe('going back', () => {
  test('leads to the page before', () => {
    const app = router()
    goTo(app, '/login')
    goBack(app)
    expect(app.history.location.pathname).toBe('/')
  })

  test('waits until an overlay that is closing has taken its entry along', () => {
    vi.useFakeTimers()
    const app = router()
    goTo(app, '/login')
    window.history.pushState({ __overlays: 1 }, '')
    goBack(app)
    expect(app.history.location.pathname).toBe('/login')
    window.history.replaceState(null, '')
    vi.advanceTimersByTime(50)
    expect(app.history.location.pathname).toBe('/')
    vi.useRealTimers()
  })

  test('from the page the app was opened on leads to the first screen', () => {
    const app = { ...router(), history: createMemoryHistory({ initialEntries: ['/login'] }) } as ReturnType<
      typeof router
    >
    goBack(app)
    expect(app.history.location.pathname).toBe('/')
  })
})
