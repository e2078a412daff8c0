// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { useReopen } from './use-reopen.ts'

let opened = 0

beforeEach(() => {
  opened = 0
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-19T11:24:00+09:00') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Home() {
  const acted = useReopen()
  return (
    <>
      <h1>홈</h1>
      <button onClick={acted}>했어요</button>
      <Link to="/main">홈 탭</Link>
    </>
  )
}

async function draw() {
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  const loader = () => {
    opened += 1
    return null
  }
  await renderRouter(testRouter([{ path: '/main', data, component: Home, loader }], { at: '/main' }))
  await page.findByRole('heading', { level: 1 })
  expect(opened).toBe(1)
}

/** The page goes to the back and comes to the front again after so long. */
async function away(ms: number) {
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  turn('hidden')
  vi.setSystemTime(Date.now() + ms)
  await act(async () => turn('visible'))
}

test('home is laid out anew by a tap on its tab, by something done and by a minute away, not before', async () => {
  await draw()
  await userEvent.click(page.getByRole('link', { name: '홈 탭' }))
  await waitFor(() => expect(opened).toBe(2))
  await userEvent.click(page.getByRole('button', { name: '했어요' }))
  await waitFor(() => expect(opened).toBe(3))
  await away(59_000)
  expect(opened).toBe(3)
  await away(60_000)
  await waitFor(() => expect(opened).toBe(4))
})
