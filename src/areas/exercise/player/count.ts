import { moveAt, repS, setMs, shareOf, type Run } from '../programme/run.ts'

/** What the ring of the player shows. */
export type Count =
  /** Repetitions of a set that are over. */
  | { is: 'reps'; at: number; of: number; share: number }
  /** Seconds that are left of a set. */
  | { is: 'time'; leftS: number; share: number }
  /** Seconds that are left of a rest. */
  | { is: 'rest'; leftS: number; share: number }

export function countOf(run: Run, state: string, nowMs: number): Count {
  const move = moveAt(run)
  if (state === 'resting' && run.clock) {
    const { since, until } = run.clock
    const leftMs = Math.max(0, until - nowMs)
    return { is: 'rest', leftS: Math.ceil(leftMs / 1000), share: until === since ? 0 : leftMs / (until - since) }
  }
  const share = state === 'over' ? 1 : shareOf(run, nowMs)
  const ranMs = share * setMs(move)
  if (move.reps === null) return { is: 'time', leftS: Math.ceil((setMs(move) - ranMs) / 1000), share }
  // the first one is counted when it is over
  return { is: 'reps', at: Math.min(move.reps, Math.floor(ranMs / 1000 / repS(move) + 1e-6)), of: move.reps, share }
}

/** `2:35` */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
