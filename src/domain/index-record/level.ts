import type { Schemas } from '#src/contract/schemas.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'

/** How high a value is. It is no diagnosis: one value never is. */
export type Level = 'low' | 'normal' | 'care' | 'high'

const LEVELS = { LACK: 'low', NORMAL: 'normal', CAUTION: 'care', DANGER: 'high' } as const satisfies Record<
  Schemas['HealthStatus'],
  Level
>
const ORDER: readonly Level[] = ['normal', 'low', 'care', 'high']

export const levelOf = (status: Schemas['HealthStatus']): Level => LEVELS[status]

/** Null where nobody can say: that is not usual. */
export const levelOrNone = (status: Schemas['HelhStatusOrNone']): Level | null =>
  status === null ? null : levelOf(status)

/** From `from`, included, up to `to`, not included; null is open. */
export interface Zone {
  level: Level
  from: number | null
  to: number | null
}

export const toZones = (ranges: readonly Schemas['HelhRange'][]): Zone[] =>
  ranges.map(({ statusCode, minVal, maxVal }) => ({
    level: levelOf(statusCode),
    from: parseWireNumber(minVal),
    to: parseWireNumber(maxVal),
  }))

export const levelIn = (zones: readonly Zone[], value: number): Level | null =>
  zones.find(({ from, to }) => (from === null || value >= from) && (to === null || value < to))?.level ?? null

/** The one that deserves more attention; null is not measured and never worse. */
export function worse(one: Level | null, other: Level | null): Level | null {
  if (one === null || other === null) return one ?? other
  return ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other
}

/** The band of a chart between which values are usual; none where the ranges leave an end open or say nothing. */
export function usualOf(zones: readonly Zone[]): { from: number; to: number } | null {
  const usual = zones.find(({ level }) => level === 'normal')
  return usual?.to === null || usual?.to === undefined ? null : { from: usual.from ?? 0, to: usual.to }
}
