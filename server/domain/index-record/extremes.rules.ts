/**
 * Readings that ask for something to be done: from where on, how much they matter, and whose border it is. The one
 * table of the hub's lines, their order and their advice; the app's copy (src/domain/index-record/extremes.ts) and the
 * contract (`HelhCareCode`) are held to it by tests. What a member is told is first aid as these associations publish
 * it, never a treatment.
 */
import type { IndexCode } from './rules.ts'
import { usual } from '#server/domain/usual/borders.rules.ts'

export const careCodes = [
  'SUGAR_VERY_LOW',
  'SUGAR_LOW',
  'SUGAR_VERY_HIGH',
  'BP_VERY_HIGH',
  'BP_LOW',
  'HR_VERY_LOW',
  'HR_LOW',
  'HR_HIGH',
  'HR_VERY_HIGH',
] as const
export type CareCode = (typeof careCodes)[number]

/**
 * `serious`: said before everything else, with 119 for whoever is not well. `now`: something to be done at once.
 * `watch`: worth a word.
 */
export type Grade = 'serious' | 'now' | 'watch'

/** What may be extreme; heart rate at rest has no index code. */
export type Extreme = IndexCode | 'HR'

/** From `from`, included, up to `to`, not included; null is open. */
export type Border = { from: number | null; to: number | null }
export type CareRow = { grade: Grade; of: Readonly<Partial<Record<Extreme, Border>>> }

const from = (value: number): Border => ({ from: value, to: null })
const below = (value: number): Border => ({ from: null, to: value })
const between = (first: number, end: number): Border => ({ from: first, to: end })
const sugar = (border: Border) => ({ NBD: border, ABD: border, BBD: border, SBD: border })

export const extremes: Readonly<Record<CareCode, CareRow>> = {
  // Level 2 begins under 54 mg/dL, level 1 under 70: 15 to 20 g of sugar, measured again after 15 minutes (Korean
  // Diabetes Association, Clinical Practice Guidelines, hypoglycaemia).
  SUGAR_VERY_LOW: { grade: 'serious', of: sugar(below(54)) },
  SUGAR_LOW: { grade: 'now', of: sugar(between(54, usual.NBD.from)) },
  // A value that stays at 300 or above is one for a hospital, at once with vomiting or trouble breathing (CDC, diabetic
  // ketoacidosis).
  SUGAR_VERY_HIGH: { grade: 'serious', of: sugar(from(300)) },
  // Hypertensive crisis (Korean Society of Hypertension, 2022 guidelines); five minutes of rest before it is measured
  // again (American Heart Association).
  BP_VERY_HIGH: { grade: 'serious', of: { SBP: from(180), DBP: from(120) } },
  // Low pressure (Korea Disease Control and Prevention Agency, health portal). Many live well with it: what it feels
  // like decides, not a lower border.
  BP_LOW: { grade: 'watch', of: { SBP: below(usual.SBP.from), DBP: below(usual.DBP.from) } },
  // Up to 40 and from 131 on a pulse alone calls for an urgent look (Royal College of Physicians, NEWS2, 2017). Slow and
  // fast are where the range of the usual ends (usual/borders.rules.ts).
  HR_VERY_LOW: { grade: 'serious', of: { HR: below(41) } },
  HR_LOW: { grade: 'watch', of: { HR: between(41, usual.HR.from) } },
  HR_HIGH: { grade: 'watch', of: { HR: between(usual.HR.to, 131) } },
  HR_VERY_HIGH: { grade: 'serious', of: { HR: from(131) } },
}

export const gradeOf = (code: CareCode): Grade => extremes[code].grade

const GRADES: readonly Grade[] = ['serious', 'now', 'watch']
const holds = (border: Border | undefined, value: number): boolean =>
  border !== undefined && (border.from === null || value >= border.from) && (border.to === null || value < border.to)

/**
 * From here a systolic pressure is above the usual: with a low lower value beside it the two lie far apart, and it is
 * no low pressure.
 */
const RAISED = usual.SBP.to

/** What the values of one moment ask for, the gravest of it; null where nothing does. */
export function careOf(values: Readonly<Partial<Record<Extreme, number>>>): CareCode | null {
  const found = careCodes
    .filter((code) => code !== 'BP_LOW' || (values.SBP ?? 0) < RAISED)
    .filter((code) =>
      (Object.keys(values) as Extreme[]).some((of) => holds(extremes[code].of[of], values[of] ?? Number.NaN)),
    )
  return found.toSorted((one, other) => GRADES.indexOf(gradeOf(one)) - GRADES.indexOf(gradeOf(other)))[0] ?? null
}

/** So long a reading is one of now; after that it says how it was, and asks for a new one. */
export const FRESH_MIN = 60
