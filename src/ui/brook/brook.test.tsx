// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Brook } from './brook.tsx'
import { BROOK_WIDTH, layBrook } from './brook-layout.ts'

afterEach(cleanup)

test('is one picture with its sentence; stones behind are done, the next one is where the member stands', () => {
  const { container } = render(<Brook count={16} done={11} picture={3} label="열여섯 칸 가운데 열한 칸" />)
  expect(screen.getByRole('img', { name: '열여섯 칸 가운데 열한 칸' })).toBeTruthy()
  const states = [...container.querySelectorAll('[data-state]')].map((stone) => stone.getAttribute('data-state'))
  expect(states.filter((state) => state === 'done')).toHaveLength(11)
  expect(states[11]).toBe('now')
})

test('stones stand inside the drawing, none over another, however many there are', () => {
  for (const count of [1, 2, 6, 8, 9, 16, 20, 28]) {
    const { height, stones } = layBrook(count)
    expect(stones).toHaveLength(count)
    for (const [index, { x, y }] of stones.entries()) {
      expect([x >= 14, x <= BROOK_WIDTH - 14, y >= 14, y <= height - 14]).toEqual([true, true, true, true])
      for (const other of stones.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(24)
    }
  }
})
