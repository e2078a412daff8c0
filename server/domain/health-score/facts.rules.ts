/**
 * From records to what the score is made of, as of a day: the same for today and for the last day of a month that is
 * long over.
 */
import { nightsOf } from '#server/domain/index-record/night.rules.ts'
import { addDays, daysBetween } from '#server/seoul.ts'
import type { Facts } from './score.rules.ts'

export type ScoreCode = 'BW' | 'BDF' | 'SBP' | 'DBP' | 'NBD' | 'SLP'
export type ScoreReading = { code: ScoreCode; day: string; inptDt: string; value: number }
export type ScoreDay = { day: string; steps: number | null; kcal: number | null }
export type ScorePerson = Pick<Facts, 'gender' | 'heightCm' | 'stepGoal' | 'kcalGoal'>

/** Days that a mean is of. */
export const WINDOW = 30
/** Days after which nobody knows any more. Blood is taken less often than a cuff is put on. */
export const FORGOTTEN = { BW: 90, BDF: 180, BP: 90, NBD: 180 } as const
/** Fewer days say nothing of a month. */
export const FEWEST_DAYS = 7
/** Fasting sugar is a mean of as many days, since it is measured about once a month. */
const SUGAR_DAYS = 90

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * @param readings in order of time
 * @param asOf the last day that counts
 * @param today a day that goes on counts in no mean of days
 */
export function factsOf(
  person: ScorePerson,
  readings: readonly ScoreReading[],
  days: readonly ScoreDay[],
  asOf: string,
  today: string,
): Facts {
  const within = (code: ScoreCode, length: number) =>
    readings
      .filter((reading) => reading.code === code && reading.day <= asOf && daysBetween(reading.day, asOf) < length)
      .map(({ value }) => value)
  const newest = (code: ScoreCode, length: number) => within(code, length).at(-1) ?? null
  const meanOrNewest = (code: ScoreCode, length: number, forgotten: number) =>
    mean(within(code, length)) ?? newest(code, forgotten)

  const last = asOf < today ? asOf : addDays(today, -1)
  const month = days.filter(({ day }) => day <= last && daysBetween(day, last) < WINDOW)
  const slept = readings.filter(({ code, day }) => code === 'SLP' && day <= asOf && daysBetween(day, asOf) < WINDOW)
  const nights = nightsOf(slept.map(({ inptDt, value }) => ({ inptDt, minutes: value }))).map(({ minutes }) => minutes)
  const walked = month.flatMap(({ steps }) => steps ?? [])
  const eaten = month.flatMap(({ kcal }) => kcal ?? [])
  const enough = (values: readonly number[]) => values.length >= FEWEST_DAYS

  return {
    ...person,
    kg: newest('BW', FORGOTTEN.BW),
    bodyFat: newest('BDF', FORGOTTEN.BDF),
    sbp: meanOrNewest('SBP', WINDOW, FORGOTTEN.BP),
    dbp: meanOrNewest('DBP', WINDOW, FORGOTTEN.BP),
    pressureIsOld: within('SBP', WINDOW).length === 0,
    fasting: meanOrNewest('NBD', SUGAR_DAYS, FORGOTTEN.NBD),
    steps: enough(walked) ? mean(walked) : null,
    sleepMin: enough(nights) ? mean(nights) : null,
    kcal: enough(eaten) ? mean(eaten) : null,
    mealDays: enough(eaten) ? eaten.length : null,
  }
}

/** Months that are told beside the running one. */
export const MONTHS = 6

/** The day itself, and before it the last days of the months before, oldest first. */
export function monthEnds(day: string): string[] {
  const ends = [day]
  for (let first = `${day.slice(0, 6)}01`; ends.length < MONTHS;) {
    const end = addDays(first, -1)
    ends.unshift(end)
    first = `${end.slice(0, 6)}01`
  }
  return ends
}
