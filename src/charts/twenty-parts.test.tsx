// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Semicircle } from './semicircle.tsx'
import { TwentyParts } from './twenty-parts.tsx'

afterEach(cleanup)

const lit = () => screen.getByRole('img').querySelectorAll('[data-on]').length

test.each([
  [0, 0],
  [17, 17],
  [20, 20],
  [null, 0],
])('%s points of twenty light %i cells', (value, expected) => {
  render(<TwentyParts value={value} label="혈압" />)
  expect(screen.getByRole('img', { name: '혈압' }).children).toHaveLength(20)
  expect(lit()).toBe(expected)
  expect(screen.getByRole('img').dataset.unknown).toBe(value === null ? 'true' : undefined)
})

test.each([
  [79, 'right'],
  [41, 'left'],
])('the second mark of a semicircle at %i stands on its side, inside the arc where the value lies [CRT-17]', (percent, side) => {
  render(<Semicircle percent={82} label="82점, 지난달 79점" mark={{ percent, text: '지난달' }} />)
  const text = screen.getByText('지난달')
  expect(text.dataset.side).toBe(side)
  expect(text.getAttribute('aria-hidden')).toBe('true')
})
