// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { useLatestServerNow } from './use-latest-server-now.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-19T11:24:00+09:00') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Clock = () => <p>{clockOf(toWireTime(useLatestServerNow()))}</p>

/** What a screen without a clock of its own shows after these answers: what each said, and how many minutes ago. */
function shownAfter(...answers: [path: string, nowDt: string, minutesAgo: number][]) {
  const client = new QueryClient()
  for (const [path, nowDt, minutesAgo] of answers)
    client.setQueryData([path, {}], { nowDt }, { updatedAt: Date.now() - minutesAgo * 60_000 })
  render(
    <QueryClientProvider client={client}>
      <Clock />
    </QueryClientProvider>,
  )
  return screen.getByRole('paragraph').textContent
}

test('the course’s page and the search count by the server like home and menu, on a phone an hour fast', () => {
  expect(shownAfter(['/api/main/mainData', '20261119102300', 1])).toBe('10:24')
  cleanup()
  expect(
    shownAfter(['/api/main/mainData', '20261119090000', 90], ['/api/menu/getTodayMenuList', '20261119102400', 0]),
  ).toBe('10:24')
})

test('while nobody has told the time the phone’s own is all there is', () => {
  expect(shownAfter()).toBe('11:24')
  cleanup()
  expect(shownAfter(['/api/meal/like', '20261119102400', 0])).toBe('11:24')
})
