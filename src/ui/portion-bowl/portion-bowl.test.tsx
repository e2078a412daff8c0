// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { portionAt, shares } from './portion.ts'
import { PortionBowl } from './portion-bowl.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Held({ start, max }: { start: number; max?: number }) {
  const [value, setValue] = useState(start)
  return (
    <PortionBowl
      label="먹은 양"
      dish="현미밥"
      value={value}
      onChange={setValue}
      valueText={`${value}공기`}
      {...(max === undefined ? {} : { max })}
    />
  )
}

const slider = () => screen.getByRole('slider', { name: '먹은 양' })
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(slider(), { key }))

test('what lies to the right of the edge is eaten, in quarters, and never nothing', () => {
  const one = { rightPx: 300, bowlPx: 200, gapPx: 20 }
  expect([300, 290, 250, 200, 176, 100].map((x) => portionAt(x, one))).toEqual([0.25, 0.25, 0.25, 0.5, 0.5, 1])
  // past the left rim the second bowl begins, behind its gap
  expect([90, 30, -120].map((x) => portionAt(x, one))).toEqual([1, 1.25, 2])
})

test('a second bowl stands there from more than one on', () => {
  expect([0.25, 1, 1.25, 2, 3.5].map(shares)).toEqual([[0.25], [1], [1, 0.25], [1, 1], [1, 1]])
})

test('arrow keys go by a quarter, Home and End to the ends', () => {
  render(<Held start={0.5} max={3} />)
  press('ArrowRight', 'ArrowUp', 'ArrowUp')
  expect(slider().getAttribute('aria-valuetext')).toBe('1.25공기')
  expect(slider().dataset['bowls']).toBe('2')
  press('ArrowLeft', 'ArrowDown')
  expect(slider().getAttribute('aria-valuenow')).toBe('0.75')
  press('Home', 'ArrowLeft')
  expect(slider().getAttribute('aria-valuenow')).toBe('0.25')
  press('End', 'ArrowRight')
  expect(slider().getAttribute('aria-valuenow')).toBe('3')
})

test('the edge follows the finger, past a whole bowl too, and stays when it is lifted', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 206))
  render(<Held start={1} />)
  fireEvent.pointerDown(slider(), { clientX: 100, button: 0 })
  expect(slider().getAttribute('aria-valuenow')).toBe('0.5')
  fireEvent.pointerMove(slider(), { clientX: 12 })
  expect(slider().getAttribute('aria-valuenow')).toBe('1')
  fireEvent.pointerMove(slider(), { clientX: -110 })
  expect(slider().getAttribute('aria-valuenow')).toBe('1.5')
  fireEvent.pointerUp(slider(), { clientX: -110 })
  fireEvent.pointerMove(slider(), { clientX: 150 })
  expect(slider().getAttribute('aria-valuenow')).toBe('1.5')
})
