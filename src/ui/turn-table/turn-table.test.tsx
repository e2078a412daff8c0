// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TurnTable } from './turn-table.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const bowls = [{ dish: 'bibim' }, { dish: 'empty' }, { dish: 'empty' }, { dish: 'empty' }] as const

test('it tells that it stopped once it has turned, and says nothing before a turn', () => {
  vi.useFakeTimers()
  const onStopped = vi.fn<() => void>()
  const { rerender } = render(
    <TurnTable label="네 그릇이 놓인 돌림상" bowls={bowls} seat={null} onStopped={onStopped} />,
  )
  vi.advanceTimersByTime(5_000)
  expect(onStopped).not.toHaveBeenCalled()
  rerender(<TurnTable label="네 그릇이 놓인 돌림상" bowls={bowls} seat={3} onStopped={onStopped} />)
  vi.advanceTimersByTime(2_000)
  expect(onStopped).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(onStopped).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('img', { name: '네 그릇이 놓인 돌림상' }).querySelectorAll('[data-mine]')).toHaveLength(1)
})
