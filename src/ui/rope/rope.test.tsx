// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Rope } from './rope.tsx'

afterEach(cleanup)

const ribbonOf = (container: HTMLElement) =>
  Number.parseFloat(container.querySelector('[style*="--x"]')?.getAttribute('style')?.replace('--x:', '').trim() ?? '')

// On which side the ribbon stands is measured on the screen (tests/gallery/marks.e2e.ts).
test('is one picture with its sentence, and with three of each side at most', () => {
  const { container } = render(<Rope left={[3, 7, 5, 1]} right={[4]} at={-0.5} label="줄이 우리 쪽으로 왔어요" />)
  expect(screen.getByRole('img', { name: '줄이 우리 쪽으로 왔어요' })).toBeTruthy()
  expect(container.querySelectorAll('use')).toHaveLength(4)
})

test('a difference larger than the rope leaves the ribbon at its end', () => {
  const { container, rerender } = render(<Rope left={[3]} right={[4]} at={1} label="끝" />)
  const end = ribbonOf(container)
  rerender(<Rope left={[3]} right={[4]} at={9} label="끝" />)
  expect(ribbonOf(container)).toBe(end)
})
