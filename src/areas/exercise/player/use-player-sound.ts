import { useEffect, useRef } from 'react'
import { beep } from './beeps.ts'
import type { Count } from './count.ts'

/** From how many seconds before its end a time is counted aloud. */
const LAST_S = 3

/** What of a count is to be heard; nothing where it is quiet. */
function toldOf(count: Count): string {
  if (count.is === 'reps') return `reps ${count.at}`
  return count.leftS <= LAST_S && count.leftS > 0 ? `last ${count.leftS}` : ''
}

/**
 * Counts aloud, so that nobody has to look: each repetition, the last seconds of a time, and where a set begins or is
 * over.
 */
export function usePlayerSound(on: boolean, state: string, count: Count): void {
  const told = toldOf(count)
  const before = useRef({ state, told })
  useEffect(() => {
    const { state: was, told: said } = before.current
    before.current = { state, told }
    if (!on) return
    if (was !== state && ['moving', 'resting', 'over'].includes(state)) beep(true)
    else if (told !== said && told !== '' && told !== 'reps 0' && (state === 'moving' || state === 'resting'))
      beep(false)
  }, [on, state, told])
}
