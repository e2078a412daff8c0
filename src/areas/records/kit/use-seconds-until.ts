import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/**
 * Whole seconds until a moment, 0 from then on. It counts from the clock, so that a phone that slept is right at once.
 */
export function useSecondsUntil(untilMs: number): number {
  const left = () => Math.max(0, Math.ceil((untilMs - Date.now()) / SECOND_MS))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setSeconds(left()), SECOND_MS)
    return () => clearTimeout(timer)
  })
  return seconds
}
