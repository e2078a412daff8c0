// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Soup from 'lucide-react/icons/soup'
import { expect, test, vi } from 'vitest'
import { FailedPart } from './failed-part.tsx'

test('a part that failed says so in its place and is asked for again from there', async () => {
  const again = vi.fn<() => void>()
  const { rerender } = render(<FailedPart icon={Soup} title="식단을 불러오지 못했어요" onRetry={again} />)
  expect(screen.getByRole('status').textContent).toContain('식단을 불러오지 못했어요나머지는 그대로예요')
  await userEvent.click(screen.getByRole('button', { name: '다시' }))
  rerender(<FailedPart icon={Soup} title="식단을 불러오지 못했어요" onRetry={again} retrying />)
  await userEvent.click(screen.getByRole('button', { name: '다시' }))
  expect(again).toHaveBeenCalledTimes(1)
})
