/**
 * Health age, as it is published: full years, and to them what each known factor adds or takes away. Each is a straight
 * line between its points and level outside of them; factors carry one decimal, and the sum is rounded once, at the
 * end. It describes a month of records and diagnoses nothing. The weights are ours and assumed; where a border comes
 * from stands beside it, and the page says the same behind its info button (docs/decisions/065, 246).
 */
import { type Line, pointsOn } from '#server/domain/health-score/score.rules.ts'

export const factorCodes = ['BP', 'STEP', 'WEIGHT', 'SUGAR', 'FAT', 'MUSCLE', 'WAIST', 'SLEEP', 'SALT'] as const
export type FactorCode = (typeof factorCodes)[number]

export type AgeType = 'total' | 'body' | 'heart' | 'metabolism'
export type AgeLevel = 'best' | 'good' | 'mid' | 'zero' | 'warning' | 'danger' | 'worst'

const typeOf: Readonly<Record<FactorCode, Exclude<AgeType, 'total'>>> = {
  WEIGHT: 'body',
  WAIST: 'body',
  FAT: 'body',
  MUSCLE: 'body',
  BP: 'heart',
  STEP: 'heart',
  SALT: 'heart',
  SUGAR: 'metabolism',
  SLEEP: 'metabolism',
}

/** Fewer factors say nothing; the whole needs two kinds of them as well. */
const FEWEST: Readonly<Record<AgeType, number>> = { total: 4, body: 2, heart: 2, metabolism: 1 }
const FEWEST_KINDS = 2

type Gender = 'M' | 'F'
/** Moves the values of a line, for the other gender. */
const moved = (line: Line, by: number): Line => line.map(([value, age]) => [value + by, age])

// Under 120/80 is normal, from 140/90 high (Korean Society of Hypertension, 2022). Under 90/60 it is low (Korea Disease
// Control and Prevention Agency), and makes nobody younger.
const SBP: Line = [
  [80, 0],
  [90, -3],
  [105, -3],
  [120, -1.5],
  [130, 0.8],
  [140, 3],
  [160, 6],
]
const DBP: Line = [
  [50, 0],
  [60, -3],
  [65, -3],
  [78, -1.5],
  [84, 0.8],
  [90, 3],
  [100, 6],
]
// Fewer deaths at 8,000 than at 4,000 steps a day, and little more beyond (Saint-Maurice et al., JAMA
// 2020;323(12):1151).
const STEP: Line = [
  [3000, 2],
  [6000, 0],
  [8000, -2.2],
  [10_000, -3],
]
// Body mass index: 18.5 to 23 is normal, from 25 obese (Korean Society for the Study of Obesity, 2022; WHO Asia-Pacific
// borders).
const WEIGHT: Line = [
  [17, 1],
  [18.5, 0],
  [21, -1.2],
  [23, -0.6],
  [25, 0.8],
  [30, 4],
]
// Fasting: under 100 is normal, from 126 high; under 70 it is low, under 54 seriously so (Korean Diabetes Association,
// 2023).
const SUGAR: Line = [
  [54, 0],
  [70, -1.2],
  [85, -1.2],
  [95, -0.6],
  [100, 0],
  [110, 1.5],
  [126, 4],
]
// Where InBody draws the usual share of fat, and from where it speaks of obesity.
const FAT: Line = [
  [15, -1.5],
  [20, -0.5],
  [25, 1],
  [32, 3],
]
// Skeletal muscle by the square of the height, kg/m²; Asian borders of little muscle lie under it (AWGS 2019).
const MUSCLE: Line = [
  [8, 2],
  [9, 0.5],
  [10, -0.5],
  [11, -1.5],
]
// From 90 cm of men and 85 cm of women on it counts as abdominal obesity (Korean Society for the Study of Obesity,
// 2022).
const WAIST: Line = [
  [78, -0.8],
  [85, 0],
  [90, 1.2],
  [100, 3.5],
]
// Seven to nine hours (National Sleep Foundation, adults, 2015); minutes.
const SLEEP: Line = [
  [300, 1.5],
  [360, 0.4],
  [420, -0.8],
  [540, -0.8],
  [660, 1],
]
// 2,000 mg of sodium a day is the limit of the WHO (2012), 2,300 mg that of the Dietary Reference Intakes for Koreans
// (2020).
const SALT: Line = [
  [1800, -0.8],
  [2000, -0.4],
  [2400, 0.4],
  [3500, 2],
]

/** Of pressure the systolic line is shown; the diastolic one counts where it says more. */
export function lineOf(code: FactorCode, gender: Gender): Line {
  switch (code) {
    case 'BP':
      return SBP
    case 'STEP':
      return STEP
    case 'WEIGHT':
      return WEIGHT
    case 'SUGAR':
      return SUGAR
    case 'FAT':
      return gender === 'F' ? moved(FAT, 8) : FAT
    case 'MUSCLE':
      return gender === 'F' ? moved(MUSCLE, -2) : MUSCLE
    case 'WAIST':
      return gender === 'F' ? moved(WAIST, -5) : WAIST
    case 'SLEEP':
      return SLEEP
    case 'SALT':
      return SALT
  }
}

/** What is known of a member as of a day; null is not known. */
export type AgeFacts = {
  gender: Gender
  sbp: number | null
  dbp: number | null
  steps: number | null
  kg: number | null
  bmi: number | null
  fasting: number | null
  fat: number | null
  /** kg/m². */
  muscle: number | null
  muscleKg: number | null
  waistCm: number | null
  sleepMin: number | null
  saltMg: number | null
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10 || 0

const valueOf = (code: FactorCode, facts: AgeFacts): number | null =>
  ({
    BP: facts.sbp,
    STEP: facts.steps,
    WEIGHT: facts.bmi,
    SUGAR: facts.fasting,
    FAT: facts.fat,
    MUSCLE: facts.muscle,
    WAIST: facts.waistCm,
    SLEEP: facts.sleepMin,
    SALT: facts.saltMg,
  })[code]

/** Years that a factor adds; null when it is not known. Of a pressure the higher of the two counts. */
export function yearsOf(code: FactorCode, facts: AgeFacts): number | null {
  const value = valueOf(code, facts)
  if (value === null) return null
  const years = pointsOn(lineOf(code, facts.gender), value)
  return oneDecimal(code === 'BP' && facts.dbp !== null ? Math.max(years, pointsOn(DBP, facts.dbp)) : years)
}

export type Factor = { code: FactorCode; years: number }

const codesOf = (type: AgeType): FactorCode[] => factorCodes.filter((code) => type === 'total' || typeOf[code] === type)

/** The known factors of a type, those that say most first. */
export function factorsOf(type: AgeType, facts: AgeFacts): Factor[] {
  return codesOf(type)
    .flatMap((code) => {
      const years = yearsOf(code, facts)
      return years === null ? [] : [{ code, years }]
    })
    .toSorted((a, b) => Math.abs(b.years) - Math.abs(a.years))
}

/** The factors of a type that nobody knows a value for. */
export const missingOf = (type: AgeType, known: readonly Factor[]): FactorCode[] =>
  codesOf(type).filter((code) => !known.some((factor) => factor.code === code))

/** Years that the factors speak for; null while too little is known. */
export function healthAge(type: AgeType, realAge: number | null, factors: readonly Factor[]): number | null {
  if (realAge === null || factors.length < FEWEST[type]) return null
  if (type === 'total' && new Set(factors.map(({ code }) => typeOf[code])).size < FEWEST_KINDS) return null
  return Math.round(realAge + factors.reduce((sum, { years }) => sum + years, 0))
}

/** Seven levels in whole years (CRT-13): the client's meter has the same bounds. */
export function ageLevel(gap: number): AgeLevel {
  if (gap <= -10) return 'best'
  if (gap <= -5) return 'good'
  if (gap < 0) return 'mid'
  if (gap === 0) return 'zero'
  if (gap <= 4) return 'warning'
  return gap <= 9 ? 'danger' : 'worst'
}

/** `amount` is of what is left out or added: milligrams, steps, minutes, kilograms. */
export type Step = { code: 'SALT' | 'STEP' | 'SLEEP' | 'WEIGHT'; amount: number; gain: number }

/**
 * What somebody can do within weeks: 300 mg less sodium, 2,000 steps more, half an hour more sleep, two kilograms less.
 */
const LITTLE = { SALT: 300, STEP: 2000, SLEEP: 30, WEIGHT: 2 } as const
/** Half of the broth of three meals. */
const MOST_SALT = 1500

/** Beyond the end of its line a little less salt moves nothing: there it takes as much as reaches the line. */
function amountOf(code: Step['code'], { saltMg }: AgeFacts): number {
  const end = SALT.at(-1)?.[0] ?? 0
  if (code !== 'SALT' || saltMg === null || saltMg <= end) return LITTLE[code]
  return Math.min(MOST_SALT, Math.ceil((saltMg - end + LITTLE.SALT) / 100) * 100)
}

/**
 * The step that takes away most, of what makes older before what already helps; undefined when none takes away a tenth.
 */
export function nextOf(factors: readonly Factor[], facts: AgeFacts): Step | undefined {
  const steps = (['SALT', 'STEP', 'SLEEP', 'WEIGHT'] as const).flatMap((code) => {
    const known = factors.find((factor) => factor.code === code)
    if (known === undefined) return []
    const amount = amountOf(code, facts)
    const after = yearsOf(code, changed(code, amount, facts))
    const gain = after === null ? 0 : oneDecimal(known.years - after)
    return gain >= 0.1 ? [{ code, amount, gain, older: known.years > 0 }] : []
  })
  const [best] = steps.toSorted((a, b) => Number(b.older) - Number(a.older) || b.gain - a.gain)
  return best && { code: best.code, amount: best.amount, gain: best.gain }
}

function changed(code: Step['code'], amount: number, facts: AgeFacts): AgeFacts {
  switch (code) {
    case 'SALT':
      return { ...facts, saltMg: facts.saltMg === null ? null : facts.saltMg - amount }
    case 'STEP':
      return { ...facts, steps: facts.steps === null ? null : facts.steps + amount }
    // Longer than eight hours nobody is asked to lie.
    case 'SLEEP':
      return {
        ...facts,
        sleepMin: facts.sleepMin === null || facts.sleepMin >= 480 ? facts.sleepMin : facts.sleepMin + amount,
      }
    case 'WEIGHT': {
      // Nobody of a usual weight is told to be lighter.
      if (facts.bmi === null || facts.kg === null || facts.bmi < 23) return facts
      return { ...facts, bmi: (facts.bmi * (facts.kg - amount)) / facts.kg }
    }
  }
}
