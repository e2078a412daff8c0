/** Fixed by the product: the meter ends at 15 years younger and 15 years older. [CRT-11] */
export const AGE_GAP_RANGE = 15

export type AgeLevel = 'best' | 'good' | 'mid' | 'zero' | 'warning' | 'danger' | 'worst'

/**
 * The seven levels with their highest gap, youngest first; everything above belongs to `worst`. Young and old mirror
 * each other. [CRT-13]
 */
const LEVELS = [
  { level: 'best', upTo: -10 },
  { level: 'good', upTo: -5 },
  { level: 'mid', upTo: -Number.MIN_VALUE },
  { level: 'zero', upTo: 0 },
  { level: 'warning', upTo: 4 },
  { level: 'danger', upTo: 9 },
] as const

/** Which level a gap of so many years has; below zero is younger, so better. [CRT-13] */
export function ageLevel(gapYears: number): AgeLevel {
  return LEVELS.find(({ upTo }) => gapYears <= upTo)?.level ?? 'worst'
}

/** Degrees from upright, −90 to 90: value / 15 × 90. The needle stops at the ends. [CRT-11, CRT-12, CRT-19] */
export function needleAngle(gapYears: number): number {
  return (Math.min(AGE_GAP_RANGE, Math.max(-AGE_GAP_RANGE, gapYears)) / AGE_GAP_RANGE) * 90
}

/**
 * Where each level's arc begins and ends, in degrees from upright. Gaps are whole years: an arc reaches half a year
 * past its last one, so that the needle of a border year (±5, ±10) points into its own colour.
 */
export const LEVEL_ARCS: readonly { level: AgeLevel; from: number; to: number }[] = (
  [
    ['best', -15, -9.5],
    ['good', -9.5, -4.5],
    ['mid', -4.5, -0.5],
    ['zero', -0.5, 0.5],
    ['warning', 0.5, 4.5],
    ['danger', 4.5, 9.5],
    ['worst', 9.5, 15],
  ] as const
).map(([level, from, to]) => ({ level, from: needleAngle(from), to: needleAngle(to) }))
