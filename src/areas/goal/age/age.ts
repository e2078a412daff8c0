import type { Schemas } from '#src/contract/schemas.ts'
import { parseWireNumber, roundTo } from '#src/lib/numbers.ts'
import type { Day } from '#src/lib/days.ts'

export type HealthAge = Schemas['GoalHealthAge']
export type AgeType = HealthAge['healthAgeType']
export type FactorCode = Schemas['GoalAgeFactorCode']
export type HealthDay = Schemas['GoalHealthData']

export const AGE_TYPES: readonly AgeType[] = ['total', 'body', 'heart', 'metabolism']

/** Which factors a kind counts, as the server has it; what is not among the known ones is missing. */
const CODES = {
  body: ['WEIGHT', 'WAIST', 'FAT', 'MUSCLE'],
  heart: ['BP', 'STEP', 'SALT'],
  metabolism: ['SUGAR', 'SLEEP'],
} as const satisfies Record<Exclude<AgeType, 'total'>, readonly FactorCode[]>

const codesOf = (type: AgeType): readonly FactorCode[] =>
  type === 'total' ? [...CODES.body, ...CODES.heart, ...CODES.metabolism] : CODES[type]

/** What nobody knows yet of a kind. */
export const missingOf = ({ healthAgeType, factors }: HealthAge): FactorCode[] =>
  codesOf(healthAgeType).filter((code) => !factors.some(({ factorCode }) => factorCode === code))

export type Formula = {
  code: FactorCode
  name: string | null
  points: HealthAge['factors'][number]['anchors']
  isKnown: boolean
}

/**
 * All factors of a kind with their points, in a steady order, also those that nobody knows a value for. An answer that
 * was kept before they were told has no points of these.
 */
export const formulaOf = ({ healthAgeType, factors, missing = [] }: HealthAge): Formula[] =>
  codesOf(healthAgeType).map((code) => {
    const known = factors.find(({ factorCode }) => factorCode === code)
    const told = known ?? missing.find(({ factorCode }) => factorCode === code)
    return { code, name: told?.factorNm ?? null, points: told?.anchors ?? [], isKnown: known !== undefined }
  })

/** So many have to be known of the whole; the server says of no age as well while all of them are of one kind. */
const FEWEST = 4

export type AgeLead =
  | { is: 'younger' | 'older'; years: number }
  | { is: 'same' }
  | { is: 'few' }
  | { is: 'oneKind' }
  | { is: 'none' }
  | { is: 'noBirthday' }

export function leadOf({ healthAgeType, realAge, gapAge, factors }: HealthAge): AgeLead {
  if (realAge === null) return { is: 'noBirthday' }
  if (gapAge === null && healthAgeType === 'total' && factors.length >= FEWEST) return { is: 'oneKind' }
  if (gapAge === null) return { is: factors.length === 0 ? 'none' : 'few' }
  if (gapAge === 0) return { is: 'same' }
  return { is: gapAge < 0 ? 'younger' : 'older', years: Math.abs(gapAge) }
}

/** The age to a tenth and what the factors come to: what the rows add up to, before it is rounded. */
export function sumOf({ realAge, factors }: HealthAge): { age: number; years: number } | null {
  if (realAge === null) return null
  const years = roundTo(
    factors.reduce((sum, { gapAge }) => sum + gapAge, 0),
    1,
  )
  return { age: roundTo(realAge + years, 1), years }
}

/** Bars beside each other: the longest is the one that says most, and a year at least. */
export function percentOf(years: number, factors: HealthAge['factors']): number {
  const most = Math.max(1, ...factors.map(({ gapAge }) => Math.abs(gapAge)))
  return (Math.abs(years) / most) * 100
}

const MEASURES = ['weight', 'waist', 'bodyFat', 'skeletalMuscle', 'height', 'bloodSugar'] as const
export type Measure = (typeof MEASURES)[number] | 'pressure'
export type Measured = { measure: Measure; text: string; day: Day }

const plain = (text: string) => String(parseWireNumber(text) ?? text)

/** The newest value of each measure among some days, newest first; a pressure is a pair. */
export function newestOf(days: readonly HealthDay[]): Measured[] {
  const found: Measured[] = []
  for (const measure of ['weight', 'waist', 'bodyFat', 'skeletalMuscle'] as const) put(measure)
  const pressure = days.find(({ systolic, diastolic }) => systolic !== null && diastolic !== null)
  if (pressure)
    found.push({ measure: 'pressure', text: `${pressure.systolic}/${pressure.diastolic}`, day: pressure.healthDt })
  for (const measure of ['bloodSugar', 'height'] as const) put(measure)
  return found

  function put(measure: Exclude<Measure, 'pressure'>) {
    const day = days.find((each) => each[measure] !== null)
    const text = day?.[measure]
    if (day && typeof text === 'string')
      found.push({
        measure,
        text: measure === 'weight' || measure === 'skeletalMuscle' ? text : plain(text),
        day: day.healthDt,
      })
  }
}

export const UNITS = {
  weight: 'kg',
  waist: 'cm',
  bodyFat: '%',
  skeletalMuscle: 'kg',
  height: 'cm',
  bloodSugar: 'mg/dL',
  pressure: '',
} as const satisfies Record<Measure, string>

/**
 * The points of a diastolic pressure, as the server has them (server/domain/health-age/rules.ts): the wire carries
 * those of the systolic one.
 */
export const LOWER_PRESSURE = [
  { value: 50, age: 1.5 },
  { value: 60, age: 0 },
  { value: 63, age: -3 },
  { value: 67, age: -3 },
  { value: 80, age: 0 },
  { value: 85, age: 1.5 },
  { value: 90, age: 3 },
  { value: 100, age: 6 },
] as const
