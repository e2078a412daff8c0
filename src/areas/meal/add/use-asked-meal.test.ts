// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAskedMeal } from './use-asked-meal.ts'

const opening = (initialProps: Parameters<typeof useAskedMeal>[0]) => renderHook(useAskedMeal, { initialProps })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['2026-11-19T23:59:00+09:00', '2026-11-20T08:00:00+09:00', { day: '20261119', meal: '4' }],
  ['2026-11-19T10:29:00+09:00', '2026-11-19T10:31:00+09:00', { day: '20261119', meal: '1' }],
])('day and meal of a screen that was opened at %s are the same at %s', (opened, later, asked) => {
  vi.useFakeTimers({ now: new Date(opened), toFake: ['Date'] })
  const { result, rerender } = opening({})
  expect(result.current).toMatchObject(asked)
  vi.setSystemTime(new Date(later))
  rerender({ q: '두부' })
  expect(result.current).toMatchObject({ ...asked, word: '두부' })
})

test('what an address says counts, but for a day that is still to come', () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T12:30:00+09:00'), toFake: ['Date'] })
  const { result, rerender } = opening({ day: '20261117', meal: '3', from: '20261116', fromMeal: '1' })
  expect(result.current).toMatchObject({ day: '20261117', meal: '3', from: { day: '20261116', meal: '1' } })
  rerender({ day: '20261120' })
  expect(result.current).toMatchObject({ day: '20261119', meal: '2', from: undefined })
})
