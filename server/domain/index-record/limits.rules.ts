/**
 * What a value may be, for every index code and for what else is measured: one table for typed values, phones, devices
 * and goals. Outside of `kept` nobody is: a slip of the finger, another unit, a broken sensor. It is refused. Outside
 * of `usual` few are, and a screen asks once ("178이 맞나요?") and then saves: a frightening value is one that has to be
 * recorded.
 */
import type { IndexCode } from './rules.ts'

/** `HR`: heart rate of a sample. `STEP`: steps of a day. They are read from phones and have no index code. */
export type Measure = IndexCode | 'HR' | 'STEP'

export type Limits = {
  unit: string
  /** Both included. */
  kept: readonly [from: number, to: number]
  usual: readonly [from: number, to: number]
}

/**
 * A glucose meter shows LO under 20 and HI above 600 mg/dL (ISO 15197 devices); asked below the alert of 54 (ADA, level
 * 2).
 */
const glucose = (askedFrom: number) => ({ unit: 'mg/dL', kept: [20, 600], usual: [54, askedFrom] }) as const

/**
 * `kept` of the index codes as the health log's brief gives them; where a device or a guideline says so, it is named.
 * `usual` is ours: about what 99 of 100 adults of the national survey (KNHANES) are within, wider where a crisis begins
 * later.
 */
export const limits: Readonly<Record<Measure, Limits>> = {
  BW: { unit: 'kg', kept: [20, 300], usual: [35, 150] },
  HT: { unit: 'cm', kept: [100, 230], usual: [140, 200] },
  // Bioimpedance scales tell 3 to 75 % (InBody).
  BDF: { unit: '%', kept: [3, 75], usual: [5, 50] },
  SKM: { unit: 'kg', kept: [5, 80], usual: [12, 55] },
  // Cuffs measure 60 to 260 and 30 to 180 (ISO 81060-2 devices); from 180 or 110 on a doctor is called (Korean Society
  // of Hypertension).
  SBP: { unit: 'mmHg', kept: [60, 260], usual: [80, 170] },
  DBP: { unit: 'mmHg', kept: [30, 180], usual: [45, 110] },
  NBD: glucose(200),
  BBD: glucose(200),
  ABD: glucose(300),
  SBD: glucose(300),
  // A day has 1,440 minutes; a nap is a sleep too.
  SLP: { unit: '분', kept: [10, 1440], usual: [120, 840] },
  // Wrist sensors tell 30 to 220.
  HR: { unit: '회/분', kept: [30, 220], usual: [40, 180] },
  // The record of a day on foot is about 250,000; phones double a walk that two of their sources counted.
  STEP: { unit: '보', kept: [0, 200_000], usual: [0, 60_000] },
}

export type Belief = 'usual' | 'asked' | 'refused'

/** @param value in the unit of its measure; what is no number is refused */
export function beliefOf(measure: Measure, value: number): Belief {
  const { kept, usual } = limits[measure]
  const within = ([from, to]: readonly [number, number]) => value >= from && value <= to
  if (!within(kept)) return 'refused'
  return within(usual) ? 'usual' : 'asked'
}

export const isKept = (measure: Measure, value: number): boolean => beliefOf(measure, value) !== 'refused'

/** The heart rests at a lower pressure than it beats; a pair that says otherwise has been typed the wrong way round. */
export const isPair = (systolic: number, diastolic: number): boolean => diastolic < systolic
