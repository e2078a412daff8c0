/**
 * How a value stands, from the sources of docs/definitions.md and not from any file of the server. A value is judged as
 * it is shown.
 */
import type { Code } from '../members.ts'

export type Status = 'NORMAL' | 'CAUTION' | 'DANGER' | 'LACK'
export type Judged = Code | 'BMI' | 'HR'

type Borders = readonly (readonly [below: number, Status])[]
const OPEN = Infinity

/** Low, usual, worth a look, high. */
const four = (low: number, care: number, high: number): Borders => [
  [low, 'LACK'],
  [care, 'NORMAL'],
  [high, 'CAUTION'],
  [OPEN, 'DANGER'],
]

/** Korean Diabetes Association: under 70 is low; fasting 100 and 126, two hours after a meal 140 and 200. */
const FASTING = four(70, 100, 126)
const FED = four(70, 140, 200)

const borders: Partial<Record<Judged, Borders>> = {
  // Korean Society of Hypertension 2022: under 120/80 normal, from 140/90 high. KDCA: under 90/60 low.
  SBP: four(90, 120, 140),
  DBP: four(60, 80, 90),
  NBD: FASTING,
  BBD: FASTING,
  ABD: FED,
  SBD: FED,
  // National Sleep Foundation 2015, adults: seven to nine hours.
  SLP: [
    [420, 'LACK'],
    [540, 'NORMAL'],
    [OPEN, 'CAUTION'],
  ],
  // Korean Society for the Study of Obesity 2022: 18.5 to 22.9 normal, 23 to 24.9 before obesity, from 25 obesity.
  BMI: four(18.5, 23, 25),
  // ACC/AHA/HRS 2018: slow under 50; fast from 100.
  HR: [
    [50, 'LACK'],
    [100, 'NORMAL'],
    [OPEN, 'CAUTION'],
  ],
}

/** InBody's usual range, and where it speaks of obesity. */
const FAT = { M: four(10, 20, 25), F: four(18, 28, 33) }

export const DECIMALS: Readonly<Record<Judged, 0 | 1>> = {
  BW: 1,
  HT: 1,
  BDF: 1,
  SKM: 1,
  BMI: 1,
  SBP: 0,
  DBP: 0,
  NBD: 0,
  ABD: 0,
  BBD: 0,
  SBD: 0,
  SLP: 0,
  HR: 0,
}

/**
 * Half goes up, away from zero, of the number as one would write it. 42.55 is 42.6, whatever the binary fraction next
 * to it is.
 */
export function halfUp(value: number, decimals: number): number {
  const by = 10 ** decimals
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * by).toFixed(6)))) / by || 0
}

/** As it is shown. */
export const shown = (judged: Judged, value: number): number => halfUp(value, DECIMALS[judged])

/** Null: nothing is usual for everybody. Body fat is judged by a gender that was told. */
export function statusOf(judged: Judged, value: number, gender: 'M' | 'F' | null): Status | null {
  const list = judged === 'BDF' ? gender && FAT[gender] : borders[judged]
  if (!list) return null
  const stands = shown(judged, value)
  return list.find(([below]) => stands < below)?.[1] ?? null
}

const ORDER: readonly (Status | null)[] = [null, 'NORMAL', 'LACK', 'CAUTION', 'DANGER']
/** Of a pair the one that asks for more attention. */
export const worse = (one: Status | null, other: Status | null): Status | null =>
  ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other

/** What is usual, from the first value on and below the second. */
export function usualOf(judged: Judged, gender: 'M' | 'F' | null): readonly [from: number, below: number] | null {
  const list = judged === 'BDF' ? gender && FAT[gender] : borders[judged]
  const at = list ? list.findIndex(([, status]) => status === 'NORMAL') : -1
  const [from, below] = [list?.[at - 1]?.[0], list?.[at]?.[0]]
  return from === undefined || below === undefined ? null : [from, below]
}

export type Care =
  | 'SUGAR_VERY_LOW'
  | 'SUGAR_LOW'
  | 'SUGAR_VERY_HIGH'
  | 'BP_VERY_HIGH'
  | 'BP_LOW'
  | 'HR_VERY_LOW'
  | 'HR_LOW'
  | 'HR_HIGH'
  | 'HR_VERY_HIGH'

/**
 * What a reading asks for. Sugar: under 54 and 70 (Korean Diabetes Association), 300 (CDC). Pressure: from 180 or 120
 * (Korean Society of Hypertension 2022), under 90 or 60 (KDCA) while the upper one is not raised. Pulse at rest: up to
 * 40 and from 131 (NEWS2 2017), under 50 (ACC/AHA/HRS 2018), from 100.
 */
export function careOf(kind: 'BP' | 'BS' | 'HR', value: number, lower: number | null): Care | null {
  switch (kind) {
    case 'BS':
      if (value < 54) return 'SUGAR_VERY_LOW'
      if (value < 70) return 'SUGAR_LOW'
      return value >= 300 ? 'SUGAR_VERY_HIGH' : null
    case 'BP':
      if (value >= 180 || (lower ?? 0) >= 120) return 'BP_VERY_HIGH'
      return value < 90 || ((lower ?? 99) < 60 && value < 120) ? 'BP_LOW' : null
    case 'HR':
      if (value <= 40) return 'HR_VERY_LOW'
      if (value < 50) return 'HR_LOW'
      if (value >= 131) return 'HR_VERY_HIGH'
      return value >= 100 ? 'HR_HIGH' : null
  }
}
/** With 119 beside it. */
export const isSerious = (care: Care | null): boolean => care !== null && care.includes('VERY')
