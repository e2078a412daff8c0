/**
 * What a part of the score rests on, measure by measure, each between its borders; and how the part stands by them
 * (docs/decisions/389).
 */
import { type Judged, rangesOf } from '#server/domain/index-record/ranges.rules.ts'
import { indexes } from '#server/domain/index-record/rules.ts'
import { halfUp } from '#server/rounding.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import { nutrientNames } from '#server/domain/nutrition/advised.rules.ts'
import { bmiOf, byPoints, type Facts, MOST, type PartCode, type ScoreStatus, STEPS } from './score.rules.ts'

export const same = (unit: string): Words => ({ ko: unit, en: unit })
const MINUTES: Words = { ko: '분', en: 'min' }

/** From `min`, included, up to `max`, not included; null is open. */
export type Band = { status: ScoreStatus; min: number | null; max: number | null }
export type Measure = {
  code: 'BMI' | 'BDF' | 'SBP' | 'DBP' | 'NBD' | 'STEP' | 'SLP' | 'KCAL'
  name: Words
  unit: Words
  decimals: 0 | 1
  value: number
  bands: readonly Band[]
}

const NAMES_EN = {
  BDF: 'Body fat',
  SBP: 'Systolic pressure',
  DBP: 'Diastolic pressure',
  NBD: 'Fasting glucose',
  SLP: 'Sleep',
} as const

/** The measurements that a part rests on: the numbers of the score, no others. */
export function measuresOf(part: PartCode, facts: Facts): Measure[] {
  const judged = (code: keyof typeof NAMES_EN, value: number | null): Measure[] =>
    value === null
      ? []
      : [
          {
            code,
            name: { ko: indexes[code].name, en: NAMES_EN[code] },
            unit: code === 'SLP' ? MINUTES : same(indexes[code].unit),
            decimals: indexes[code].decimals,
            value,
            bands: bandsOf(code, facts.gender),
          },
        ]
  switch (part) {
    case 'BODY': {
      const bmi = bmiOf(facts)
      return bmi === null
        ? []
        : [
            {
              code: 'BMI',
              name: { ko: '체질량지수', en: 'Body mass index' },
              unit: same(''),
              decimals: 1,
              value: bmi,
              bands: bandsOf('BMI', facts.gender),
            },
            ...judged('BDF', facts.bodyFat),
          ]
    }
    case 'BP':
      return [...judged('SBP', facts.sbp), ...judged('DBP', facts.dbp)]
    case 'SUGAR':
      return judged('NBD', facts.fasting)
    case 'ACT': {
      const goal = facts.stepGoal ?? STEPS
      const steps: Measure[] =
        facts.steps === null
          ? []
          : [
              {
                code: 'STEP',
                name: { ko: '하루 걸음', en: 'Steps a day' },
                unit: { ko: '보', en: 'steps' },
                decimals: 0,
                value: facts.steps,
                bands: [
                  { status: 'LACK', min: 0, max: goal },
                  { status: 'NORMAL', min: goal, max: null },
                ],
              },
            ]
      return [...steps, ...judged('SLP', facts.sleepMin)]
    }
    case 'MEAL': {
      const { kcal, kcalGoal } = facts
      if (kcal === null || kcalGoal === null) return []
      const [from, to] = [Math.round(kcalGoal * 0.9), Math.round(kcalGoal * 1.1)]
      const bands: Band[] = [
        { status: 'LACK', min: 0, max: from },
        { status: 'NORMAL', min: from, max: to },
        { status: 'CAUTION', min: to, max: null },
      ]
      return [
        {
          code: 'KCAL',
          name: { ko: '하루 먹은 열량', en: 'Energy eaten a day' },
          unit: same(nutrientNames.KCAL.unit),
          decimals: 0,
          value: kcal,
          bands,
        },
      ]
    }
  }
}

const bandsOf = (code: Judged, gender: 'M' | 'F'): Band[] =>
  rangesOf(code, { gender }).map(({ status, min, max }) => ({ status, min, max }))

/** As it is shown, so that number and word agree. */
export const shownOf = ({ value, decimals }: Measure): number => halfUp(value, decimals)

/** The band that holds a measure; undefined where none does, and nothing is said of it (docs/decisions/379). */
export function bandOf(measure: Measure): Band | undefined {
  const shown = shownOf(measure)
  return measure.bands.find(({ min, max }) => (min === null || shown >= min) && (max === null || shown < max))
}

const GRAVE: readonly ScoreStatus[] = ['NORMAL', 'CAUTION', 'DANGER']
const gravest = (found: readonly ScoreStatus[]): ScoreStatus =>
  GRAVE[Math.max(0, ...found.map((status) => GRAVE.indexOf(status)))] ?? 'NORMAL'

/**
 * How a part stands: as the measure of it that asks for most attention, so that no page calls a part usual over one
 * that is not. Too little of a measure has one word, however little: of a part that is known it is worth a look, and
 * more than that where the points say so. A part that rests on no measure, the days with a meal alone, stands by its
 * points; one of which nothing is known lacks.
 */
export function partStatus(part: PartCode, facts: Facts, points: number | null): ScoreStatus {
  if (points === null) return 'LACK'
  const byItsPoints = byPoints(points, MOST)
  const stands = measuresOf(part, facts).flatMap((measure) => bandOf(measure)?.status ?? [])
  if (stands.length === 0) return byItsPoints
  return gravest(stands.flatMap((status) => (status === 'LACK' ? ['CAUTION', byItsPoints] : [status])))
}
