import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Period } from './period.ts'

/** Of a query what its place on the page needs. */
export interface Part<Row> {
  data: readonly Row[] | undefined
  errorUpdateCount: number
  isFetching: boolean
  refetch: () => unknown
}

/** Rows that have come already. */
export const come = <Row>(data: readonly Row[]): Part<Row> => ({
  data,
  errorUpdateCount: 0,
  isFetching: false,
  refetch: () => undefined,
})

export interface Course<Row> {
  /** Oldest first. */
  rows: readonly Row[]
  /** What they are of: three years are a year until those before it have come. */
  period: Period
  failed: { again: () => void; isAsking: boolean } | null
  /** Nothing stands yet, and it is not known either that nothing comes. */
  isWaiting: boolean
}

/**
 * What stands while a period is asked for: the one before. October is no stand-in for September, nor is the last month:
 * nothing stands there.
 */
export const standIn = (period: Period) => (period === 'whole' ? () => undefined : keepPreviousData)

/** The rows of a period, of its last year and of those before it. */
export function useCourse<Row>(period: Period, recent: Part<Row>, earlier: Part<Row>): Course<Row> {
  const isLong = period === 'years'
  const rows = useMemo(
    () => [...((isLong && earlier.data) || []), ...(recent.data ?? [])],
    [isLong, earlier.data, recent.data],
  )
  const missing = (isLong ? [recent, earlier] : [recent]).find(({ data }) => data === undefined)
  const failed =
    missing && missing.errorUpdateCount > 0
      ? { again: () => void missing.refetch(), isAsking: missing.isFetching }
      : null
  return {
    rows,
    period: isLong && earlier.data === undefined ? 'year' : period,
    failed,
    isWaiting: recent.data === undefined && failed === null,
  }
}
