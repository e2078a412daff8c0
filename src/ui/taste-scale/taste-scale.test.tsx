// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TasteScale, type Grade } from './taste-scale.tsx'

afterEach(cleanup)

function Asked() {
  const [grade, setGrade] = useState<Grade | null>(null)
  return <TasteScale label="맛" value={grade} onChange={setGrade} />
}

test('five grades are one choice, by press and by arrow keys, and the word says it', async () => {
  render(<Asked />)
  const circles = screen.getAllByRole('radio')
  expect(circles.map((circle) => circle.getAttribute('aria-label'))).toEqual([
    '별로예요',
    '아쉬워요',
    '괜찮아요',
    '맛있어요',
    '또 먹고 싶어요',
  ])
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.getByText('하나를 골라 주세요')).toBeTruthy()

  await userEvent.tab()
  expect(document.activeElement).toBe(circles[0])
  await userEvent.click(screen.getByRole('radio', { name: '맛있어요' }))
  expect(screen.getByText('맛있어요')).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('또 먹고 싶어요')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('별로예요')
})
