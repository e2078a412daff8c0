// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { come, useCourse, type Part } from './use-course.ts'

afterEach(cleanup)

const waiting: Part<number> = { data: undefined, errorUpdateCount: 0, isFetching: true, refetch: () => undefined }
const course = (...all: Parameters<typeof useCourse<number>>) => renderHook(() => useCourse(...all)).result.current

test('three years are the earlier ones and then the last; until those have come, the last one alone', () => {
  expect(course('years', come([3]), come([1, 2]))).toEqual({
    rows: [1, 2, 3],
    period: 'years',
    failed: null,
    isWaiting: false,
  })
  expect(course('years', come([3]), waiting)).toEqual({ rows: [3], period: 'year', failed: null, isWaiting: false })
  expect(course('month', come([3]), come([1, 2]))).toEqual({
    rows: [3],
    period: 'month',
    failed: null,
    isWaiting: false,
  })
})

test('what did not come is asked for again, and is not taken for nothing; also while it is asked for', () => {
  const refetch = vi.fn()
  const lost: Part<number> = { ...waiting, errorUpdateCount: 1, isFetching: false, refetch }
  const { failed } = course('years', come([3]), lost)
  expect(failed?.isAsking).toBe(false)
  failed?.again()
  expect(refetch).toHaveBeenCalledTimes(1)
  expect(course('years', come([3]), { ...lost, isFetching: true }).failed?.isAsking).toBe(true)
  expect(course('week', lost, waiting)).toMatchObject({ failed: { isAsking: false }, isWaiting: false })
  expect(course('week', waiting, waiting)).toMatchObject({ failed: null, isWaiting: true })
})
