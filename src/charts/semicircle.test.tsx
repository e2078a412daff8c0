// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Semicircle } from './semicircle.tsx'

const arc = (at: 0 | 1) => {
  const path = screen.getByRole('img').querySelectorAll('path')[at]
  if (!path) throw new Error('the meter has no arc')
  return path
}
const drawn = () => 100 - Number(arc(1).getAttribute('stroke-dashoffset'))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  [0, 0],
  [32, 32],
  [100, 100],
  [-7, 0],
  [250, 100],
  [Number.NaN, 0],
])('a semicircle of %f is drawn as %f of its arc [CRT-04] [CRT-17]', (percent, expected) => {
  render(<Semicircle percent={percent} label="수면 점수" />)
  expect(drawn()).toBeCloseTo(expected, 6)
  expect(arc(1).dataset.empty).toBe(expected === 0 ? 'true' : undefined)
})

test('a semicircle says one sentence and keeps its own text from being read twice', () => {
  render(
    <Semicircle percent={32} label="수면 점수 32점, 부족">
      <b>32</b>
      <span>수면 점수</span>
    </Semicircle>,
  )
  expect(screen.getByRole('img', { name: '수면 점수 32점, 부족' }).textContent).toBe('32수면 점수')
  expect(screen.getByText('32').closest('[aria-hidden="true"]')).not.toBeNull()
})

test('an unknown score draws no arc and does not look like a score of zero', () => {
  render(<Semicircle percent={null} label="수면 점수를 아직 몰라요" />)
  expect(drawn()).toBe(0)
  expect(arc(0).dataset.unknown).toBe('true')
})

test('an animated semicircle waits 100 ms, and not at all for members who prefer less motion [CRT-05]', () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { unmount } = render(<Semicircle percent={60} label="점수" animated />)
  act(() => vi.advanceTimersByTime(99))
  expect(drawn()).toBe(0)
  act(() => vi.advanceTimersByTime(1))
  expect(drawn()).toBe(60)
  unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<Semicircle percent={60} label="점수" animated />)
  expect(drawn()).toBe(60)
})
