/**
 * The health score, as it is published: five parts of 20 points, straight lines between the points below, each part
 * rounded, the whole their sum. It describes a month of records and diagnoses nothing. The weights are ours; what is
 * usual comes from the table of borders (usual/borders.rules.ts), where any other comes from stands beside it. The same
 * is told on the score's page (src/areas/reports/score) (docs/decisions/203, 389).
 */
import { usual } from '#server/domain/usual/borders.rules.ts'

export const partCodes = ['BODY', 'BP', 'SUGAR', 'ACT', 'MEAL'] as const
export type PartCode = (typeof partCodes)[number]

export const MOST = 20

/** A straight line through points of rising x, level outside of them. */
export type Line = readonly (readonly [x: number, points: number])[]

export const lines = {
  /** All of what is usual has all points; of 12. */
  BMI: [
    [15, 0],
    [usual.BMI.from, 12],
    [usual.BMI.to, 12],
    [30, 0],
  ],
  /** Where InBody draws its ideal, 15 % of men and 23 % of women; of 8. */
  BDF: {
    M: [
      [15, 8],
      [30, 0],
    ],
    F: [
      [23, 8],
      [38, 0],
    ],
  },
  /** Home means of 135/85 count as high as well (Korean Society of Hypertension, 2022). */
  SBP: [
    [80, 0],
    [usual.SBP.from, 20],
    [110, 20],
    [usual.SBP.to, 16],
    [130, 11],
    [usual.SBP.high, 6],
    [160, 0],
  ],
  DBP: [
    [50, 0],
    [usual.DBP.from, 20],
    [70, 20],
    [usual.DBP.to, 16],
    [85, 11],
    [usual.DBP.high, 6],
    [100, 0],
  ],
  /** Under 54 it is seriously low (Korean Diabetes Association). */
  NBD: [
    [54, 0],
    [usual.NBD.from, 20],
    [90, 20],
    [usual.NBD.to, 15],
    [usual.NBD.high, 3],
    [140, 0],
  ],
  /** Minutes, of 8. */
  SLP: [
    [300, 0],
    [usual.SLP.from, 8],
    [usual.SLP.to, 8],
    [660, 0],
  ],
  /** Share of the member's own goal; of 12. */
  STEP: [
    [0, 0],
    [1, 12],
  ],
  /**
   * How far a day's mean energy lies from the goal, as a share of it; the day's score has the same ends
   * (nutrition/day-score.rules.ts). Of 12.
   */
  KCAL: [
    [0.1, 12],
    [0.5, 0],
  ],
  /** Days with a meal recorded, of thirty; of 8. */
  MEALS: [
    [0, 0],
    [30, 8],
  ],
} as const satisfies Record<string, Line | Record<'M' | 'F', Line>>

/**
 * Of members without a goal: fewer deaths at 8,000 than at 4,000 a day (Saint-Maurice et al., JAMA 2020;323(12):1151).
 */
export const STEPS = 8000

export function pointsOn(line: Line, x: number): number {
  const at = line.findIndex(([from]) => from >= x)
  const [before, after] = [line[at === -1 ? line.length - 1 : at - 1], line[at]]
  if (after === undefined) return before?.[1] ?? 0
  if (before === undefined) return after[1]
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0])
}

/** What is known of a member as of a day; null is not known. */
export type Facts = {
  gender: 'M' | 'F'
  heightCm: number | null
  stepGoal: number | null
  kcalGoal: number | null
  kg: number | null
  bodyFat: number | null
  sbp: number | null
  dbp: number | null
  /** No pressure in thirty days: the last one of ninety stands for them. */
  pressureIsOld?: boolean
  fasting: number | null
  /** Means of a day. */
  steps: number | null
  sleepMin: number | null
  kcal: number | null
  /** Of thirty. */
  mealDays: number | null
}

export const bmiOf = ({ kg, heightCm }: Facts): number | null =>
  kg === null || heightCm === null || heightCm <= 0 ? null : kg / (heightCm / 100) ** 2

/** Of two measures of a part the known one stands for the whole of it. */
function together(one: number | null, oneMost: number, other: number | null, otherMost: number): number | null {
  if (one === null) return other === null ? null : (other / otherMost) * MOST
  return other === null ? (one / oneMost) * MOST : one + other
}

const on = (line: Line, x: number | null): number | null => (x === null ? null : pointsOn(line, x))

/** Points of a part before they are rounded; null while nothing is known of it. */
export function exactPoints(part: PartCode, facts: Facts): number | null {
  switch (part) {
    case 'BODY': {
      // Body fat alone says little without a weight beside it: a part needs the first of its measures.
      const body = on(lines.BMI, bmiOf(facts))
      return body === null ? null : together(body, 12, on(lines.BDF[facts.gender], facts.bodyFat), 8)
    }
    case 'BP': {
      const [sbp, dbp] = [on(lines.SBP, facts.sbp), on(lines.DBP, facts.dbp)]
      return sbp === null || dbp === null ? null : Math.min(sbp, dbp)
    }
    case 'SUGAR':
      return on(lines.NBD, facts.fasting)
    case 'ACT':
      return together(
        facts.steps === null ? null : pointsOn(lines.STEP, facts.steps / (facts.stepGoal ?? STEPS)),
        12,
        on(lines.SLP, facts.sleepMin),
        8,
      )
    case 'MEAL': {
      if (facts.mealDays === null) return null
      const { kcal, kcalGoal } = facts
      const energy =
        kcal === null || kcalGoal === null ? null : pointsOn(lines.KCAL, Math.abs(kcal - kcalGoal) / kcalGoal)
      return together(energy, 12, pointsOn(lines.MEALS, facts.mealDays), 8)
    }
  }
}

export type Points = Readonly<Record<PartCode, number | null>>

/** As it is shown: whole points. */
export function pointsOf(facts: Facts): Points {
  const part = (code: PartCode) => {
    const points = exactPoints(code, facts)
    return points === null ? null : Math.round(points)
  }
  return { BODY: part('BODY'), BP: part('BP'), SUGAR: part('SUGAR'), ACT: part('ACT'), MEAL: part('MEAL') }
}

/** Of fewer known parts a number would say more of what is missing than of the member. */
export const FEWEST_PARTS = 3

export const knownOf = (points: Points): PartCode[] => partCodes.filter((code) => points[code] !== null)

/** Points that can be had of what is known: a part that is not says nothing of the member, neither well nor badly. */
export const mostOf = (points: Points): number => MOST * knownOf(points).length

export const isWhole = (points: Points): boolean => knownOf(points).length === partCodes.length

/** Of `mostOf`; null while nothing is known. */
export const totalOf = (points: Points): number | null =>
  knownOf(points).length === 0 ? null : partCodes.reduce((sum, code) => sum + (points[code] ?? 0), 0)

export type ScoreStatus = 'NORMAL' | 'CAUTION' | 'DANGER' | 'LACK'

/** Normal from seven tenths of what can be had, caution from half. */
export function byPoints(points: number, most: number): ScoreStatus {
  if (points >= 0.7 * most) return 'NORMAL'
  return points >= 0.5 * most ? 'CAUTION' : 'DANGER'
}

export function totalStatus(points: Points): ScoreStatus | null {
  const total = totalOf(points)
  if (total === null) return null
  return knownOf(points).length < FEWEST_PARTS ? 'LACK' : byPoints(total, mostOf(points))
}

/**
 * Points since another day, part by part; null where one of both is not known. The whole is compared only when the same
 * parts are known, and enough of them: a first blood pressure is no improvement of sixteen points.
 */
export function changeOf(now: Points, before: Points): { total: number | null; parts: Points } {
  const part = (code: PartCode) => {
    const [one, other] = [now[code], before[code]]
    return one === null || other === null ? null : one - other
  }
  const parts: Points = {
    BODY: part('BODY'),
    BP: part('BP'),
    SUGAR: part('SUGAR'),
    ACT: part('ACT'),
    MEAL: part('MEAL'),
  }
  const [known, knownBefore] = [knownOf(now), knownOf(before)]
  const isSame =
    known.length >= FEWEST_PARTS &&
    known.length === knownBefore.length &&
    known.every((code) => knownBefore.includes(code))
  return { total: isSame ? known.reduce((sum, code) => sum + (parts[code] ?? 0), 0) : null, parts }
}
