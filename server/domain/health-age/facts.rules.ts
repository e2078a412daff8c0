/** From records to what a health age is made of, as of a day: the same for today and for the day a month ago. */
import { nightsOf } from '#server/domain/index-record/night.rules.ts'
import { addDays, daysBetween } from '#server/seoul.ts'
import type { AgeFacts } from './rules.ts'

export type AgeCode = 'BW' | 'BDF' | 'SKM' | 'SBP' | 'DBP' | 'NBD' | 'SLP'
/** In order of time. */
export type AgeReading = { code: AgeCode; day: string; inptDt: string; value: number }
export type AgeDay = { day: string; steps: number | null; saltMg: number | null }
/** What a check-up of a day says of two of the factors. */
export type AgeCheckup = { day: string; waistCm: number | null; fasting: number | null }
export type AgeRecords = {
  gender: 'M' | 'F'
  heightCm: number | null
  readings: readonly AgeReading[]
  days: readonly AgeDay[]
  waists: readonly { day: string; cm: number }[]
  checkups: readonly AgeCheckup[]
}

/** Days that a mean is of; blood is taken less often. */
export const WINDOW = 30
export const SUGAR_WINDOW = 90
/** Days after which nobody knows any more. */
const FORGOTTEN = { BW: 90, body: 180, year: 366 } as const
/** Fewer days say nothing of a month. */
const FEWEST_DAYS = 7
/** How far back a reading may lie that still counts, as of a month ago. */
export const LOOK_BACK = {
  means: 2 * WINDOW,
  readings: FORGOTTEN.body + WINDOW,
  year: FORGOTTEN.year + WINDOW,
} as const

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * @param asOf the last day that counts
 * @param today a day that goes on counts in no mean of days
 */
export function ageFacts(
  { gender, heightCm, readings, days, waists, checkups }: AgeRecords,
  asOf: string,
  today: string,
): AgeFacts & { measureDt: string | null } {
  const isWithin = (day: string, length: number) => day <= asOf && daysBetween(day, asOf) < length
  const within = (code: AgeCode, length: number) =>
    readings.filter((reading) => reading.code === code && isWithin(reading.day, length))
  const valuesOf = (found: readonly AgeReading[]) => found.map(({ value }) => value)
  const last = asOf < today ? asOf : addDays(today, -1)
  const month = days.filter(({ day }) => day <= last && daysBetween(day, last) < WINDOW)
  const enough = (values: readonly number[]) => (values.length >= FEWEST_DAYS ? mean(values) : null)

  const square = heightCm === null ? null : (heightCm / 100) ** 2
  const kg = within('BW', FORGOTTEN.BW).at(-1)
  const muscle = within('SKM', FORGOTTEN.body).at(-1)
  const fat = within('BDF', FORGOTTEN.body).at(-1)
  const [sbp, dbp] = [within('SBP', WINDOW), within('DBP', WINDOW)]
  const fasting = within('NBD', SUGAR_WINDOW)
  const sleep = nightsOf(within('SLP', WINDOW).map((reading) => ({ ...reading, minutes: reading.value })))
  const checkup = checkups
    .filter(({ day }) => isWithin(day, FORGOTTEN.year))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const waist = [
    ...waists.filter(({ day }) => isWithin(day, FORGOTTEN.year)),
    ...checkup.flatMap(({ day, waistCm }) => (waistCm === null ? [] : [{ day, cm: waistCm }])),
  ]
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .at(-1)
  const used = [kg, muscle, fat, sbp.at(-1), fasting.at(-1), sleep.at(-1), waist].flatMap((each) => each?.day ?? [])

  return {
    gender,
    sbp: mean(valuesOf(sbp)),
    dbp: mean(valuesOf(dbp)),
    steps: enough(month.flatMap(({ steps }) => steps ?? [])),
    kg: kg?.value ?? null,
    bmi: kg === undefined || square === null ? null : kg.value / square,
    fasting: mean(valuesOf(fasting)) ?? checkup.findLast((each) => each.fasting !== null)?.fasting ?? null,
    fat: fat?.value ?? null,
    muscle: muscle === undefined || square === null ? null : muscle.value / square,
    muscleKg: muscle?.value ?? null,
    waistCm: waist?.cm ?? null,
    sleepMin: enough(valuesOf(sleep)),
    saltMg: enough(month.flatMap(({ saltMg }) => saltMg ?? [])),
    measureDt: used.toSorted().at(-1) ?? null,
  }
}
