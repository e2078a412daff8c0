import { useEffect, useState } from 'react'

/** Milliseconds after which the fingers rest. */
const PAUSE_MS = 250

/**
 * A value once it has stood for a while: what somebody is typing is not looked for at every key. An emptied one counts
 * at once.
 */
export function useSettled(value: string, afterMs = PAUSE_MS): string {
  const [settled, setSettled] = useState(value)
  if (value === '' && settled !== '') setSettled('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return value === '' ? '' : settled
}
