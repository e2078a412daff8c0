// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PULL_PX, PullToRefresh } from './pull-to-refresh.tsx'
import { lockScroll } from '../overlay/scroll-lock.ts'

const words = { label: '새로 고침', busyLabel: '새로 고치는 중', doneLabel: '새로 고쳤어요' }

function show(onRefresh: () => Promise<unknown> = () => Promise.resolve()) {
  const refresh = vi.fn<() => Promise<unknown>>(onRefresh)
  render(
    <PullToRefresh {...words} onRefresh={refresh}>
      <p>오늘의 식단</p>
    </PullToRefresh>,
  )
  return refresh
}

const page = () => screen.getByText('오늘의 식단')
const touch = (clientY: number) => ({ touches: [{ clientY }] })
const area = () => document.querySelector('[data-state]')?.getAttribute('data-state')
/** As far as a finger must move; the page follows at half its way. */
const FAR_PX = PULL_PX * 2

/** Draws the page down by `px`; returns whether the browser's own scrolling was held back. */
function pull(px: number): boolean {
  fireEvent.touchStart(page(), touch(100))
  return !fireEvent.touchMove(page(), touch(100 + px))
}
const letGo = async () => {
  fireEvent.touchEnd(page(), { touches: [] })
  await act(() => Promise.resolve())
}

afterEach(() => {
  act(() => window.scrollTo(0, 0))
  cleanup()
})

describe('pulling a page down', () => {
  test('far enough refreshes it once, and says so', async () => {
    const refresh = show()
    expect(pull(FAR_PX)).toBe(true)
    expect(area()).toBe('pulled')
    expect(refresh).not.toHaveBeenCalled()
    await letGo()
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status').textContent).toBe('새로 고쳤어요')
    expect(area()).toBe('resting')
  })

  test('not far enough does nothing', async () => {
    const refresh = show()
    pull(FAR_PX - 4)
    await letGo()
    expect(refresh).not.toHaveBeenCalled()
    expect(area()).toBe('resting')
  })

  test('is left alone where the page is not at its top, under an overlay, and upwards', async () => {
    const refresh = show()
    act(() => window.scrollTo(0, 200))
    expect(pull(FAR_PX)).toBe(false)
    await letGo()
    act(() => window.scrollTo(0, 0))
    const unlock = lockScroll()
    expect(pull(FAR_PX)).toBe(false)
    await letGo()
    unlock()
    expect(pull(-20)).toBe(false)
    // having begun as scrolling it stays scrolling
    expect(!fireEvent.touchMove(page(), touch(100 + FAR_PX))).toBe(false)
    await letGo()
    expect(refresh).not.toHaveBeenCalled()
  })

  test('is called off by a second finger and by the system', async () => {
    const refresh = show()
    pull(FAR_PX)
    fireEvent.touchMove(page(), { touches: [{ clientY: 300 }, { clientY: 400 }] })
    await letGo()
    pull(FAR_PX)
    fireEvent.touchCancel(page(), { touches: [] })
    expect(refresh).not.toHaveBeenCalled()
    expect(area()).toBe('resting')
  })
})

describe('refreshing without a finger', () => {
  test('has a button, which is the first thing Tab finds', async () => {
    const refresh = show()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('새로 고침')
    await userEvent.keyboard('{Enter}')
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('is asked for once at a time', async () => {
    let finish: () => void = () => undefined
    const refresh = show(() => new Promise<void>((resolve) => (finish = resolve)))
    const button = screen.getByRole('button', { name: '새로 고침' })
    await userEvent.click(button)
    expect(screen.getByRole('status').textContent).toBe('새로 고치는 중')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    expect(refresh).toHaveBeenCalledTimes(1)
    await act(async () => finish())
    expect(area()).toBe('resting')
  })

  test('that fails leaves the page as it was and claims nothing', async () => {
    show(() => Promise.reject(new Error('offline')))
    await userEvent.click(screen.getByRole('button', { name: '새로 고침' }))
    expect(area()).toBe('resting')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
