import type { StoredRun } from './programme-events.ts'
import type { ProgrammeSnapshot } from './programme.machine.ts'

/** What has to be kept of a snapshot; null where nothing is under way. */
export function keptOf({ value, context: { run } }: Pick<ProgrammeSnapshot, 'value' | 'context'>): StoredRun | null {
  if (!run) return null
  if (value === 'saving' || value === 'unsaved') return { phase: 'saving', run }
  if (value === 'stale') return { phase: 'ready', run }
  const phase = typeof value === 'object' ? value.underWay : undefined
  return phase && phase !== 'finished' ? { phase, run } : null
}
