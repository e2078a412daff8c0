// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StackedBar, stackShares } from './stacked-bar.tsx'
import type { StackPart } from './stacked-bar.tsx'

const part = (key: string, amount: number | null): StackPart => ({
  key,
  name: key,
  amount,
  value: amount === null ? '모름' : `${amount}분`,
  color: 'sleep-deep',
})
const night = [part('깊은 잠', 65), part('얕은 잠', 200), part('렘수면', 85), part('깬 시간', 20)]
const words = { label: '수면 6시간 10분', emptyText: '수면 단계를 알 수 없어요' }

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('sleep stages share the bar by their minutes, in order', () => {
  const shares = stackShares(night)
  expect(shares.map(({ key }) => key)).toEqual(['깊은 잠', '얕은 잠', '렘수면', '깬 시간'])
  expect(shares.map(({ share }) => Math.round(share))).toEqual([18, 54, 23, 5])
})

test.each<[string, StackPart[], number[]]>([
  ['nothing', [], []],
  ['only zeros', [part('a', 0), part('b', 0)], []],
  ['one part', [part('a', 7)], [100]],
  ['equal parts', [part('a', 7), part('b', 7)], [50, 50]],
  ['huge parts', [part('a', 1.5e308), part('b', 1.5e308)], [50, 50]],
  ['a negative and an unknown part', [part('a', -5), part('b', null), part('c', 10), part('d', Number.NaN)], [100]],
])('a stack of %s adds up to the whole or to nothing', (_, parts, shares) => {
  expect(stackShares(parts).map(({ share }) => share)).toEqual(shares)
})

test('a stack of a thousand parts adds up to the whole', () => {
  const shares = stackShares(Array.from({ length: 1000 }, (_, at) => part(`p${at}`, at)))
  expect(shares).toHaveLength(999)
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6)
})

test('the stack says its sentence and every stage in words, an unknown one too', () => {
  render(<StackedBar {...words} parts={[...night.slice(0, 3), part('깬 시간', null)]} />)
  expect(screen.getByRole('img', { name: words.label }).querySelectorAll('[data-part]')).toHaveLength(3)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    '깊은 잠',
    '얕은 잠',
    '렘수면',
    '깬 시간',
  ])
  expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('모름')
})

test('a night without stages says so instead of an empty bar', () => {
  render(<StackedBar {...words} parts={[part('깊은 잠', null)]} />)
  expect(screen.getByText(words.emptyText)).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test('an animated stack waits 100 ms, and not at all for members who prefer less motion [CRT-05]', () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { unmount } = render(<StackedBar {...words} parts={night} animated />)
  act(() => vi.advanceTimersByTime(99))
  expect(screen.getByRole('img').dataset.drawn).toBeUndefined()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('img').dataset.drawn).toBe('true')
  unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<StackedBar {...words} parts={night} animated />)
  expect(screen.getByRole('img').dataset.drawn).toBe('true')
})
