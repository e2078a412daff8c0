// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

afterEach(cleanup)

function Held({ start, ...rest }: { start: number; step?: number; min?: number; max?: number }) {
  const [value, setValue] = useState(start)
  return <QuantityStepper label="현미밥" value={value} onChange={setValue} {...rest} />
}

const spin = () => screen.getByRole('spinbutton', { name: '현미밥' })

test('a press of a button or an arrow key is one step, and never past either end', () => {
  render(<Held start={0.5} step={0.5} max={1.5} />)
  fireEvent.click(screen.getByRole('button', { name: '현미밥 늘리기' }))
  expect(spin().getAttribute('aria-valuetext')).toBe('1')
  fireEvent.keyDown(spin(), { key: 'ArrowUp' })
  fireEvent.keyDown(spin(), { key: 'ArrowRight' })
  expect(spin().getAttribute('aria-valuetext')).toBe('1½')
  expect(screen.getByRole('button', { name: '현미밥 늘리기' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.keyDown(spin(), { key: 'Home' })
  expect(spin().getAttribute('aria-valuenow')).toBe('0')
  fireEvent.click(screen.getByRole('button', { name: '현미밥 줄이기' }))
  expect(spin().getAttribute('aria-valuenow')).toBe('0')
})

test('the buttons stay out of the way of Tab', () => {
  render(<Held start={1} />)
  expect([...document.querySelectorAll('button')].map((button) => button.tabIndex)).toEqual([-1, -1])
  expect(spin().tabIndex).toBe(0)
})
