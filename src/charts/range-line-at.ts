export type Zone = { is: 'fine' | 'caution' | 'danger'; min: number | null; max: number | null }

/** So much of the line lies beyond the last border on either side, in parts of what lies between them. */
const BEYOND = 0.7

/** The part of the line that is drawn: all borders, the value, and some of what is beyond. */
export function domainOf(zones: readonly Zone[], value: number): { from: number; to: number } {
  const borders = zones.flatMap(({ min }) => (min === null ? [] : [min]))
  const [low, high] = [Math.min(...borders, value), Math.max(...borders, value)]
  const span = high > low ? high - low : Math.abs(high) * 0.2 || 1
  return { from: low - span * BEYOND, to: high + span * BEYOND }
}

/**
 * The next line that matters: where what asks for a doctor begins, on the side on which the value lies. Null: there is
 * none, or it is past.
 */
export function nextBorder(zones: readonly Zone[], value: number): number | null {
  const at = zones.findIndex(({ min, max }) => (min === null || value >= min) && (max === null || value < max))
  if (at < 0 || zones[at]?.is === 'danger') return null
  if (zones[at + 1]?.is === 'danger') return zones[at + 1]?.min ?? null
  return zones[at - 1]?.is === 'danger' ? (zones[at - 1]?.max ?? null) : null
}

/** The border to what is usual, and how far beyond it the value lies. Null: it is usual, or nothing is. */
export function beyondUsual(zones: readonly Zone[], value: number): { border: number; by: number } | null {
  const usual = zones.find(({ is }) => is === 'fine')
  if (usual === undefined) return null
  if (usual.max !== null && value >= usual.max)
    return { border: usual.max, by: Math.round((value - usual.max) * 10) / 10 }
  return usual.min !== null && value < usual.min
    ? { border: usual.min, by: Math.round((usual.min - value) * 10) / 10 }
    : null
}
