import { useEffect, useState } from 'react'

/** A value once it has stood for a while: what somebody is typing is not looked for at every key. An emptied one counts at once. */
export function useSettled(value: string, afterMs: number): string {
  const [settled, setSettled] = useState(value)
  if (value === '' && settled !== '') setSettled('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return value === '' ? '' : settled
}
