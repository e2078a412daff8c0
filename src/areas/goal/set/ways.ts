import type { Schemas } from '#src/contract/schemas.ts'
import { usual } from '#src/domain/index-record/usual.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { roundTo } from '#src/lib/numbers.ts'

export type Kind = Schemas['GoalInfo']['goalType']
export type Body = { kg: number; heightCm: number; gender: 'M' | 'F' | null }

/**
 * Nobody is helped out of what is usual; the server refuses what lies under the first. The last one is a tenth below
 * the end, as it is shown: what is shown as 23.0 is over it.
 */
const [LEAST_BMI, MOST_BMI] = [usual.BMI.from, usual.BMI.to - 0.1]
/** At once nobody plans more than a tenth of the weight, nor calls more than a fiftieth of it "as I am". */
const [MOST_SHARE, KEPT_SHARE] = [0.1, 0.02]
/**
 * Energy of a kilogram of body fat: 7,700 kcal by convention (Wishnofsky, 1958); what is really lost is less with time.
 */
const KCAL_PER_KG = 7700
/** Half a bowl of rice. */
export const HALF_BOWL = 150
/** Of one step of somebody of about 68 kg. */
const KCAL_PER_STEP = 0.0385
/** Kilograms and share of the weight that a week may take: below what the server refuses, so that a way can be kept. */
const [MOST_KG, MOST_WEEKLY] = [0.5, 0.007]
const WEEKS = [7, 10, 16] as const
const LONGEST = 52
const KEEP_WEEKS = 26
/** More than this nobody walks on top. */
const MOST_STEPS = 6000

const bmiOf = ({ heightCm }: Pick<Body, 'heightCm'>, kg: number) => kg / (heightCm / 100) ** 2
const kgOf = ({ heightCm }: Pick<Body, 'heightCm'>, bmi: number) => bmi * (heightCm / 100) ** 2
const up = (kg: number) => Math.ceil(roundTo(kg * 10, 6)) / 10
const down = (kg: number) => Math.floor(roundTo(kg * 10, 6)) / 10

export const bmi = (body: Body, kg: number): number => roundTo(bmiOf(body, kg), 1)
export const isUsual = (value: number): boolean => value >= usual.BMI.from && value < usual.BMI.to

/** What is chosen at first: who is of a usual weight keeps it. */
export function presetOf(body: Body): Kind {
  // As it is shown.
  const value = bmi(body, body.kg)
  if (isUsual(value)) return 'KEEP'
  return value < LEAST_BMI ? 'GAIN' : 'LOSE'
}

export type Room = { min: number; max: number; because: 'bmi' | 'share' }

/** What may be chosen of a kind, in tenths; null when there is nothing. */
export function roomOf(kind: Kind, body: Body): Room | null {
  const { kg } = body
  switch (kind) {
    case 'KEEP': {
      // Who is underweight may stay, and go up.
      const [byBmi, byShare] = [Math.min(kg, up(kgOf(body, LEAST_BMI))), up(kg * (1 - KEPT_SHARE))]
      return {
        min: Math.max(byBmi, byShare),
        max: down(kg * (1 + KEPT_SHARE)),
        because: byBmi > byShare ? 'bmi' : 'share',
      }
    }
    case 'LOSE': {
      const [byBmi, byShare] = [up(kgOf(body, LEAST_BMI)), up(kg * (1 - MOST_SHARE))]
      const room = {
        min: Math.max(byBmi, byShare),
        max: roundTo(kg - 0.1, 1),
        because: byBmi > byShare ? ('bmi' as const) : ('share' as const),
      }
      return room.min <= room.max ? room : null
    }
    case 'GAIN': {
      const [byBmi, byShare] = [down(kgOf(body, MOST_BMI)), down(kg * (1 + MOST_SHARE))]
      const room = {
        min: roundTo(kg + 0.1, 1),
        max: Math.min(byBmi, byShare),
        because: byBmi < byShare ? ('bmi' as const) : ('share' as const),
      }
      return room.min <= room.max ? room : null
    }
  }
}

/** What the ruler begins with: a third of the room away from today. */
export function startOf(kind: Kind, body: Body): number {
  const room = roomOf(kind, body)
  if (room === null || kind === 'KEEP') return roundTo(body.kg, 1)
  return roundTo(kind === 'LOSE' ? Math.max(room.min, body.kg * 0.965) : Math.min(room.max, body.kg * 1.035), 1)
}

/** What a day is like now: means of the last weeks. */
export type Usual = { steps: number; eatKcal: number; useKcal: number }
export type Measured = Usual & {
  /** Whether anything of it was recorded; else it is assumed, and nobody may be told that it is theirs. */
  known: Readonly<Record<keyof Usual, boolean>>
}

export const LEAST_KCAL = { F: 1200, M: 1500 } as const
const leastKcal = (gender: Body['gender']) => LEAST_KCAL[gender ?? 'M']

export type Way = {
  weeks: number
  kgPerWeek: number
  kcalPerDay: number
  /** Half bowls of rice less, or more for who wants to be heavier. */
  bowls: number
  /** Steps on top. */
  steps: number
  /** Made longer, so that nobody eats too little or walks too much. */
  longer: boolean
}

/**
 * Three ways to a weight, the quickest first, each in bowls and steps. Longer where a week would take too much, or a
 * day too much of it; fewer where that takes a year.
 */
export function waysTo(targetKg: number, body: Body, usual: Usual): Way[] {
  const kg = Math.abs(body.kg - targetKg)
  const most = Math.min(MOST_KG, body.kg * MOST_WEEKLY)
  const stretch = Math.max(1, kg / WEEKS[0] / most)
  let floor = 0
  const ways = WEEKS.map((base) => {
    const wanted = Math.min(LONGEST, Math.ceil(roundTo(base * stretch, 6)))
    // No two ways are the same one.
    let weeks = Math.min(LONGEST, Math.max(wanted, floor + 1))
    let way = wayOf(kg, weeks, targetKg > body.kg, body.gender, usual)
    while (way.steps > MOST_STEPS && weeks < LONGEST) {
      weeks += 1
      way = wayOf(kg, weeks, targetKg > body.kg, body.gender, usual)
    }
    floor = weeks
    return { ...way, longer: weeks > wanted }
  })
  return ways.filter(({ weeks }, at) => ways[at - 1]?.weeks !== weeks)
}

function wayOf(kg: number, weeks: number, isGain: boolean, gender: Body['gender'], usual: Usual): Omit<Way, 'longer'> {
  const kcalPerDay = Math.round((kg * KCAL_PER_KG) / (weeks * 7) / 10) * 10
  const spare = isGain ? Infinity : Math.max(0, usual.eatKcal - leastKcal(gender))
  const bowls = isGain
    ? Math.max(1, Math.round(kcalPerDay / HALF_BOWL))
    : Math.min(2, Math.floor(kcalPerDay / HALF_BOWL), Math.floor(spare / HALF_BOWL))
  const steps = isGain ? 0 : Math.round((kcalPerDay - bowls * HALF_BOWL) / KCAL_PER_STEP / 500) * 500
  return { weeks, kgPerWeek: kg / weeks, kcalPerDay, bowls, steps }
}

export type Daily = { step: number; eat: number; use: number }

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/** What a way makes of a day; without one it stays as it is. */
export function dailyOf(way: Way | null, isGain: boolean, gender: Body['gender'], usual: Usual): Daily {
  const sign = isGain ? 1 : -1
  const eaten = way === null ? usual.eatKcal : usual.eatKcal + sign * way.bowls * HALF_BOWL
  return {
    step: within(Math.round((usual.steps + (way?.steps ?? 0)) / 500) * 500, 1000, 50_000),
    eat: within(Math.round(eaten / 50) * 50, leastKcal(gender), 5000),
    use: within(Math.round((usual.useKcal + (way?.steps ?? 0) * KCAL_PER_STEP) / 10) * 10, 50, 3000),
  }
}

/**
 * Kilocalories a day by which the day's figures miss the way: above zero too little is done; null when they fit, or
 * there is no way.
 */
export function missing(way: Way | null, isGain: boolean, daily: Daily, usual: Usual): number | null {
  if (way === null) return null
  const done = isGain ? daily.eat - usual.eatKcal : usual.eatKcal - daily.eat + (daily.use - usual.useKcal)
  const short = Math.round((way.kcalPerDay - done) / 10) * 10
  return Math.abs(short) <= 40 ? null : short
}

export const keepUntil = (today: Day): Day => addDays(today, KEEP_WEEKS * 7)
export const endOf = (today: Day, weeks: number): Day => addDays(today, weeks * 7)

type Activity = Schemas['DayActivity']
const UNKNOWN: Usual = { steps: 6000, eatKcal: 2000, useKcal: 250 }

/** Means of days that are over; what nobody counted is assumed. */
export function usualOf(days: readonly Activity[], today: Day): Measured {
  const past = days.filter(({ activityDt }) => activityDt < today)
  const meanOf = (values: readonly (number | null)[]): number | null => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0) / known.length)
  }
  const steps = meanOf(past.map(({ stepCnt }) => stepCnt))
  const eatKcal = meanOf(past.map(({ eatKcal: eaten }) => eaten))
  const useKcal = meanOf(past.map(({ useKcal: used }) => used))
  return {
    steps: steps ?? UNKNOWN.steps,
    eatKcal: eatKcal ?? UNKNOWN.eatKcal,
    useKcal: useKcal ?? UNKNOWN.useKcal,
    known: { steps: steps !== null, eatKcal: eatKcal !== null, useKcal: useKcal !== null },
  }
}
