// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HoldButton } from './hold-button.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function setup(disabled = false) {
  const onHeld = vi.fn()
  const onPressed = vi.fn()
  render(
    <HoldButton holdMs={2000} onHeld={onHeld} onPressed={onPressed} disabled={disabled}>
      눌러 주세요
    </HoldButton>,
  )
  return { button: screen.getByRole('button'), onHeld, onPressed }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('counts once it was held for its time, and only once', () => {
  const { button, onHeld } = setup()
  fireEvent.pointerDown(button, { button: 0 })
  pass(1999)
  expect(onHeld).not.toHaveBeenCalled()
  pass(1)
  pass(5000)
  expect(onHeld).toHaveBeenCalledTimes(1)
})

test.each(['pointerUp', 'pointerLeave', 'pointerCancel', 'blur'] as const)(
  'does nothing when it is let go early: %s',
  (how) => {
    const { button, onHeld } = setup()
    fireEvent.pointerDown(button, { button: 0 })
    pass(1500)
    fireEvent[how](button)
    pass(2000)
    expect(onHeld).not.toHaveBeenCalled()
  },
)

test('is held by a key as by a finger, and a key that repeats begins no second time', () => {
  const { button, onHeld, onPressed } = setup()
  fireEvent.keyDown(button, { key: ' ' })
  pass(1000)
  fireEvent.keyDown(button, { key: ' ', repeat: true })
  pass(1000)
  expect(onHeld).toHaveBeenCalledTimes(1)
  fireEvent.keyUp(button, { key: ' ' })
  expect(onPressed).not.toHaveBeenCalled()
})

test('asks in another way when it is only clicked', () => {
  const { button, onHeld, onPressed } = setup()
  fireEvent.click(button, { detail: 0 })
  expect([onHeld.mock.calls.length, onPressed.mock.calls.length]).toEqual([0, 1])
  fireEvent.click(button, { detail: 1 })
  expect(onPressed).toHaveBeenCalledTimes(1)
})

test('does nothing while it is off', () => {
  const { button, onHeld, onPressed } = setup(true)
  fireEvent.pointerDown(button, { button: 0 })
  pass(3000)
  fireEvent.click(button, { detail: 0 })
  expect([onHeld.mock.calls.length, onPressed.mock.calls.length]).toEqual([0, 0])
})
