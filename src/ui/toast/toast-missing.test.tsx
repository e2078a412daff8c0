// @vitest-environment happy-dom
import { act, cleanup, render, screen as page } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearToasts, toast } from './toast.ts'
import { ToastViewport } from './toast-viewport.tsx'

vi.mock('./toast-list.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(() => {
  clearToasts()
  cleanup()
})

test('a notice whose code does not come says its words all the same, and the page stands', async () => {
  render(
    <>
      <h1>홈</h1>
      <ToastViewport label="알림" />
    </>,
  )
  act(() => void toast({ kind: 'bad', text: '저장하지 못했어요. 다시 시도해 주세요.' }))
  expect(await page.findByText('저장하지 못했어요. 다시 시도해 주세요.')).toBeTruthy()
  expect(page.getByRole('heading', { name: '홈' })).toBeTruthy()
})
