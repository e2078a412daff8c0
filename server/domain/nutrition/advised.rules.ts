/**
 * What a day asks for and allows, and how an amount stands beside it: one table for the day's page, the coach and every
 * report. Where the numbers come from stands beside each.
 */
import type { SeoulNow } from '#server/seoul.ts'

/** As on the wire. Energy in kilocalories, sodium in milligrams, the others in grams. */
export type Nutrient = 'KCAL' | 'CHO' | 'PROTEIN' | 'FAT' | 'SUGAR' | 'FIB' | 'NA'

/** Bounds of a nutrient, both included; null where nothing is asked for or nothing is too much. */
export type Bounds = { min: number | null; max: number | null }

export type Advised = Readonly<Record<Nutrient, Bounds>>

export type NutrientStatus = 'NORMAL' | 'CAUTION' | 'DANGER' | 'LACK'

/** How a nutrient is called, and its unit. */
export const nutrientNames = {
  KCAL: { ko: '열량', en: 'Energy', unit: 'kcal' },
  CHO: { ko: '탄수화물', en: 'Carbohydrate', unit: 'g' },
  PROTEIN: { ko: '단백질', en: 'Protein', unit: 'g' },
  FAT: { ko: '지방', en: 'Fat', unit: 'g' },
  SUGAR: { ko: '당류', en: 'Sugar', unit: 'g' },
  FIB: { ko: '식이섬유', en: 'Fibre', unit: 'g' },
  NA: { ko: '나트륨', en: 'Sodium', unit: 'mg' },
} as const satisfies Record<Nutrient, { ko: string; en: string; unit: string }>

/** Kilocalories in a gram. */
const ENERGY = { CHO: 4, PROTEIN: 4, FAT: 9 } as const

/**
 * Recommended intake of protein in grams, from an age on: Dietary Reference Intakes for Koreans 2020 (0.91 g for a
 * kilogram of body weight, Kim et al., Journal of Nutrition and Health 55(1), 2022, pp. 10–20; the table by age and sex
 * as two papers report it: men 65 g until 49 and 60 g after, women 55 g until 29 and 50 g after). Whether the edition
 * of 2025 changes them is not confirmed. Nobody younger than 19 works here.
 */
const PROTEIN_G = {
  M: [
    [50, 60],
    [0, 65],
  ],
  F: [
    [30, 50],
    [0, 55],
  ],
} as const

/**
 * Shares of the day's energy: Dietary Reference Intakes for Koreans 2025, as the press reports them (newspub.kr). The
 * edition of 2020 began carbohydrate at 55 %.
 */
const SHARES = { CHO: [0.5, 0.65], FAT: [0.15, 0.3] } as const

/** Fibre: WHO guideline on carbohydrate intake for adults, 2023. */
const FIBRE_G = 25
/** Sugar: a tenth of 2,000 kcal (WHO guideline on sugars, 2015). The app draws its bars against the same 50 g. */
const SUGAR_G = 50
/** Sodium: WHO guideline, 2012. Korea's own target, which reduces the risk of chronic disease, is 2,300 mg. */
export const SODIUM_MG = 2000

const to = (step: number, value: number): number => Math.round(value / step) * step

/**
 * @param goal kilocalories of the day's goal; without one nothing is said of energy and of what is a share of it
 */
export function advised({ gender, age }: { gender: 'M' | 'F'; age: number }, goal: number | null): Advised {
  const share = (name: keyof typeof SHARES, step: number): Bounds => {
    const [min, max] = SHARES[name]
    return goal === null
      ? NOTHING
      : { min: to(step, (goal * min) / ENERGY[name]), max: to(step, (goal * max) / ENERGY[name]) }
  }
  return {
    KCAL: goal === null ? NOTHING : { min: to(100, goal * 0.9), max: to(100, goal * 1.1) },
    CHO: share('CHO', 10),
    PROTEIN: { min: PROTEIN_G[gender].find(([from]) => age >= from)?.[1] ?? null, max: null },
    FAT: share('FAT', 5),
    SUGAR: { min: null, max: SUGAR_G },
    FIB: { min: FIBRE_G, max: null },
    NA: { min: null, max: SODIUM_MG },
  }
}

const NOTHING: Bounds = { min: null, max: null }

/** Full years on a day `YYYYMMDD`. */
export function ageOn(
  { birthdayYear, birthdayMonth, birthdayDay }: { birthdayYear: string; birthdayMonth: string; birthdayDay: string },
  day: string,
): number {
  const beforeBirthday = day.slice(4) < `${birthdayMonth}${birthdayDay}`
  return Number(day.slice(0, 4)) - Number(birthdayYear) - (beforeBirthday ? 1 : 0)
}

/**
 * How an amount stands over a whole day.
 *
 * @param value as it is shown, so that number and word agree
 * @returns null when the amount is not known, or nothing is said of it
 */
export function statusOf(value: number | null, { min, max }: Bounds): NutrientStatus | null {
  if (value === null || (min === null && max === null)) return null
  if (max !== null && value > 1.5 * max) return 'DANGER'
  if (max !== null && value > max) return 'CAUTION'
  return min !== null && value < min ? 'LACK' : 'NORMAL'
}

/**
 * A status while the day goes on: only what is reached or passed is judged. What is short may still come, and what has
 * a limit may still pass it.
 */
export function statusSoFar(value: number | null, bounds: Bounds): NutrientStatus | null {
  const status = statusOf(value, bounds)
  return status === 'LACK' || (status === 'NORMAL' && bounds.max !== null) ? null : status
}

/** Late enough for what is short to be lacking. */
const EVENING = '2100'

/** Whether a day may be said to lack something: a day that is over, today after a dinner or late in the evening. */
export const isComplete = (day: string, now: SeoulNow, hasDinner: boolean): boolean =>
  day < now.day || (day === now.day && (hasDinner || now.time >= EVENING))

/**
 * How the energy divides among the three, in percent that come to 100; null when one is not known or there is no
 * energy.
 */
export function energyShares({
  CHO,
  PROTEIN,
  FAT,
}: Record<keyof typeof ENERGY, number | null>): Record<keyof typeof ENERGY, number> | null {
  if (CHO === null || PROTEIN === null || FAT === null) return null
  const [cho, protein, fat] = percents([CHO * ENERGY.CHO, PROTEIN * ENERGY.PROTEIN, FAT * ENERGY.FAT])
  return cho === undefined || protein === undefined || fat === undefined
    ? null
    : { CHO: cho, PROTEIN: protein, FAT: fat }
}

/**
 * Parts of a whole in whole percent that come to 100: what is left of rounding goes where most was cut off. Empty when
 * there is nothing to share.
 */
export function percents(parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0)
  if (sum <= 0) return []
  const exact = parts.map((part) => (part / sum) * 100)
  const whole = exact.map(Math.floor)
  const left = 100 - whole.reduce((total, part) => total + part, 0)
  const byCut = exact
    .map((value, index) => ({ index, cut: value - Math.floor(value) }))
    .toSorted((a, b) => b.cut - a.cut)
  const raised = new Set(byCut.slice(0, left).map(({ index }) => index))
  return whole.map((value, index) => value + (raised.has(index) ? 1 : 0))
}
