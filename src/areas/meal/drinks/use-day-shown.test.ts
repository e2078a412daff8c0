// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDayShown } from './use-day-shown.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the day of a form opened before midnight stays while it is filled in; the new day is one step ahead', () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T23:59:00+09:00'), toFake: ['Date'] })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const { result, rerender } = renderHook(({ asked }: { asked?: string }) => useDayShown(asked), { initialProps: {} })
  expect(result.current).toBe('20261119')
  vi.setSystemTime(new Date('2026-11-20T00:01:00+09:00'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe('20261119')
  rerender({ asked: '20261120' })
  expect(result.current).toBe('20261120')
  rerender({ asked: '20261118' })
  expect(result.current).toBe('20261118')
})
