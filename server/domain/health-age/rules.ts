/**
 * Health age, as it is published: full years, and to them what each known factor adds or takes away. Each is a straight
 * line between its points and level outside of them; factors carry one decimal, and the sum is rounded once, at the
 * end. It describes a month of records and diagnoses nothing. The weights are ours and assumed; what is usual comes
 * from the table of borders, where any other comes from stands beside it, and the page says the same behind its info
 * button (docs/decisions/065, 246, 389).
 */
import { type Line, pointsOn } from '#server/domain/health-score/score.rules.ts'
import { type Judged, standsAt, type Status, worse } from '#server/domain/index-record/ranges.rules.ts'
import { halfUp, oneDecimal } from '#server/rounding.ts'
import { type Usual, usual, usualBy } from '#server/domain/usual/borders.rules.ts'
import { SODIUM_MG } from '#server/domain/nutrition/advised.rules.ts'

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

// What is usual takes years away, what is not adds some: each line passes zero where the table of borders has its border
// (usual/borders.rules.ts), and nowhere else. What is low makes nobody younger.
const SBP: Line = [
  [80, 1.5],
  [usual.SBP.from, 0],
  [95, -3],
  [105, -3],
  [usual.SBP.to, 0],
  [130, 1.5],
  [usual.SBP.high, 3],
  [160, 6],
]
const DBP: Line = [
  [50, 1.5],
  [usual.DBP.from, 0],
  [63, -3],
  [67, -3],
  [usual.DBP.to, 0],
  [85, 1.5],
  [usual.DBP.high, 3],
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
// Body mass index.
const WEIGHT: Line = [
  [17, 1],
  [usual.BMI.from, 0],
  [20, -1.2],
  [21.5, -1.2],
  [usual.BMI.to, 0],
  [usual.BMI.high, 1],
  [30, 4],
]
// Under 54 it is seriously low (Korean Diabetes Association, 2023).
const SUGAR: Line = [
  [54, 1.5],
  [usual.NBD.from, 0],
  [75, -1.2],
  [85, -1.2],
  [95, -0.6],
  [usual.NBD.to, 0],
  [110, 1.5],
  [usual.NBD.high, 4],
]
const fatLine = ({ from, to, high }: Usual & { from: number; high: number }): Line => [
  [from - 4, 0.5],
  [from, 0],
  [from + 2, -1.5],
  [to - 5, -1.5],
  [to, 0],
  [high, 1.5],
  [high + 7, 3],
]
const FAT = { M: fatLine(usualBy.BDF.M), F: fatLine(usualBy.BDF.F) }
// Skeletal muscle by the square of the height, kg/m²; Asian borders of little muscle lie under it (AWGS 2019).
const MUSCLE: Line = [
  [8, 2],
  [9, 0.5],
  [10, -0.5],
  [11, -1.5],
]
const waistLine = (to: number): Line => [
  [to - 12, -0.8],
  [to, 0],
  [to + 5, 1.5],
  [to + 15, 3.5],
]
const WAIST = { M: waistLine(usualBy.WC.M.to), F: waistLine(usualBy.WC.F.to) }
// Minutes.
const SLEEP: Line = [
  [300, 1.5],
  [usual.SLP.from, 0],
  [450, -0.8],
  [510, -0.8],
  [usual.SLP.to, 0],
  [660, 1],
]
// 2,000 mg of sodium a day is the limit of the WHO (2012), 2,300 mg that of the Dietary Reference Intakes for Koreans
// (2020).
const SALT: Line = [
  [1600, -0.8],
  [SODIUM_MG, 0],
  [2300, 0.4],
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
      return FAT[gender]
    case 'MUSCLE':
      return gender === 'F' ? moved(MUSCLE, -2) : MUSCLE
    case 'WAIST':
      return WAIST[gender]
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

const shown = (value: number | null, decimals: 0 | 1): number | null =>
  value === null ? null : halfUp(value, decimals)

/**
 * What counts, as it is shown, so that a value and its years agree; of muscle kilograms are shown, and its share
 * counts.
 */
const valueOf = (code: FactorCode, facts: AgeFacts): number | null =>
  ({
    BP: shown(facts.sbp, 0),
    STEP: shown(facts.steps, 0),
    WEIGHT: shown(facts.bmi, 1),
    SUGAR: shown(facts.fasting, 0),
    FAT: shown(facts.fat, 1),
    MUSCLE: facts.muscle,
    WAIST: shown(facts.waistCm, 1),
    SLEEP: shown(facts.sleepMin, 0),
    SALT: shown(facts.saltMg, 0),
  })[code]

/** Years that a factor adds; null when it is not known. Of a pressure the higher of the two counts. */
export function yearsOf(code: FactorCode, facts: AgeFacts): number | null {
  const value = valueOf(code, facts)
  if (value === null) return null
  const years = pointsOn(lineOf(code, facts.gender), value)
  const lower = code === 'BP' ? shown(facts.dbp, 0) : null
  return oneDecimal(lower === null ? years : Math.max(years, pointsOn(DBP, lower)))
}

/** What the table of borders judges each factor as; of the others nothing is usual for everybody. */
const JUDGED: Partial<Record<FactorCode, Judged>> = {
  BP: 'SBP',
  WEIGHT: 'BMI',
  SUGAR: 'NBD',
  FAT: 'BDF',
  WAIST: 'WC',
  SLEEP: 'SLP',
}

/** How a known factor stands: as on every other page, and by its own years where no border is drawn for everybody. */
export function factorStatus(code: FactorCode, facts: AgeFacts, years: number): Status {
  const [judged, value] = [JUDGED[code], valueOf(code, facts)]
  if (judged === undefined || value === null) return statusOfYears(years)
  const lower = code === 'BP' ? shown(facts.dbp, 0) : null
  const own = standsAt(judged, value, facts.gender)
  return worse(own, lower === null ? null : standsAt('DBP', lower, facts.gender)) ?? statusOfYears(years)
}

function statusOfYears(years: number): Status {
  if (years <= 0) return 'NORMAL'
  return years < 2 ? 'CAUTION' : 'DANGER'
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
      if (facts.bmi === null || facts.kg === null || oneDecimal(facts.bmi) < usual.BMI.to) return facts
      return { ...facts, bmi: (facts.bmi * (facts.kg - amount)) / facts.kg }
    }
  }
}
