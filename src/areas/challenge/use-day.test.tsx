// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useServerDay } from './use-day.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Today = ({ nowDt, asked }: { nowDt: string | undefined; asked: number }) => <p>{useServerDay(nowDt, asked)}</p>
const shown = () => screen.getByRole('paragraph').textContent

test('a phone whose clock is a week ahead opens and closes nothing: the day is the server’s', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T11:24:00+09:00') })
  render(<Today nowDt="20261119112400" asked={Date.now()} />)
  expect(shown()).toBe('20261119')
})

test('without an answer that tells the time the day is the phone’s', () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T11:24:00+09:00') })
  render(<Today nowDt={undefined} asked={Date.now()} />)
  expect(shown()).toBe('20261119')
})
