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

// Where it stands on the arc is measured on the screen (tests/gallery/marks.e2e.ts).
test('the words of a semicircle’s second mark are in its sentence already, and are not read twice [CRT-17]', () => {
  render(<Semicircle percent={82} label="82점, 지난달 79점" mark={{ percent: 79, text: '지난달' }} />)
  expect(screen.getByText('지난달').getAttribute('aria-hidden')).toBe('true')
})
