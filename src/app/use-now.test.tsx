// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { useNow, useServerNow } from './use-now.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-19T11:24:50+09:00') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Clock = () => <p>{clockOf(toWireTime(useNow()))}</p>
const shown = () => screen.getByRole('paragraph').textContent

test('the page ticks on the minute', () => {
  render(<Clock />)
  expect(shown()).toBe('11:24')
  act(() => void vi.advanceTimersByTime(10_000))
  expect(shown()).toBe('11:25')
})

test('a phone whose clock is an hour fast counts by the server', () => {
  const ServerClock = ({ at }: { at: number }) => <p>{clockOf(toWireTime(useServerNow('20261119102450', at)))}</p>
  render(<ServerClock at={Date.now()} />)
  expect(shown()).toBe('10:24')
  act(() => void vi.advanceTimersByTime(10_000))
  expect(shown()).toBe('10:25')
})
