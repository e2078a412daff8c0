import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstScreen, homeUrlQuery, pathOf } from './first-screen.ts'

describe('the first screen of a signed-in member [ROU-10]', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const queriesWith = (answer: () => Promise<unknown>) => {
    const queries = new QueryClient()
    queries.setQueryDefaults(homeUrlQuery().queryKey, { queryFn: answer })
    vi.spyOn(queries, 'ensureQueryData').mockImplementation(answer as QueryClient['ensureQueryData'])
    return queries
  }

  test('is the one they chose', async () => {
    const queries = queriesWith(() => Promise.resolve({ homeUrl: '/menu/todayMenu', homeUrlList: [] }))
    await expect(firstScreen(queries)).resolves.toBe('/menu/todayMenu')
  })

  test('is the home hub when the choice cannot be read', async () => {
    await expect(firstScreen(queriesWith(() => Promise.reject(new Error('500'))))).resolves.toBe('/main')
  })

  test('is the home hub when the answer takes too long', async () => {
    const screen = firstScreen(queriesWith(() => new Promise(() => {})))
    await vi.advanceTimersByTimeAsync(1500)
    await expect(screen).resolves.toBe('/main')
  })

  test.each([undefined, '', '/', '//elsewhere.example', 'https://elsewhere.example', '/login', '/login/username'])(
    'is never outside of the app, the sign-in or itself: %s',
    (homeUrl) => {
      expect(pathOf(homeUrl === undefined ? null : { homeUrl })).toBe('/main')
    },
  )
})
