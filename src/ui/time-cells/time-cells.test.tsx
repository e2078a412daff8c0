// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TimeCells } from './time-cells.tsx'

afterEach(cleanup)

const CELLS = [
  { value: '1700', time: '17:00', note: '마감', disabled: true },
  { value: '1720', time: '17:20', note: '3자리' },
  { value: '1740', time: '17:40', note: '8자리' },
]

function Held({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null)
  return <TimeCells label="받는 시각" cells={CELLS} value={value} onChange={setValue} error={error ?? null} />
}

const cell = (name: RegExp) => screen.getByRole<HTMLButtonElement>('radio', { name })

test('the arrow keys go over the times that can be chosen, and choose', () => {
  render(<Held />)
  expect([cell(/17:00/).disabled, cell(/17:20/).tabIndex, cell(/17:40/).tabIndex]).toEqual([true, 0, -1])
  cell(/17:20/).focus()
  fireEvent.keyDown(cell(/17:20/), { key: 'ArrowRight' })
  expect([cell(/17:40/).getAttribute('aria-checked'), document.activeElement]).toEqual(['true', cell(/17:40/)])
  fireEvent.keyDown(cell(/17:40/), { key: 'ArrowRight' })
  expect(cell(/17:20/).getAttribute('aria-checked')).toBe('true')
})

test('what is missing is said, and belongs to the group', () => {
  render(<Held error="받을 시각을 골라 주세요." />)
  const group = screen.getByRole('radiogroup', { name: '받는 시각' })
  expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-describedby')]).toEqual([
    'true',
    screen.getByRole('alert').id,
  ])
})
