/**
 * Members by chance: a seed and a number make one, with 0 to 400 days of rows of every kind and a clock. Everything is
 * plain data, so that the oracle reads the rows as they were written and nothing else.
 */
import { type Chance, chance } from './random.ts'
import { lastOfMonth, momentOf, mondayOf, plusDays, stampAt } from './oracle/days.ts'
import { foodsOf } from './member-foods.ts'
import { type Goal, goalOf, type Targets } from './member-goals.ts'
import { type Ledger, ledgerOf } from './member-points.ts'

export type Code = 'BW' | 'HT' | 'BDF' | 'SKM' | 'SBP' | 'DBP' | 'NBD' | 'ABD' | 'BBD' | 'SBD' | 'SLP'
/** 1 typed in, 2 Samsung, 3 Apple, 4 InBody. */
export type Origin = '1' | '2' | '3' | '4'
export type Reading = { code: Code; at: string; value: number; origin: Origin }
export type Night = { end: string; start: string; origin: Origin }
export type Beat = { at: string; rate: number; state: 'REST' | 'WALK' | 'WRKOT' }
export type Day = { day: string; steps: number | null; burned: number | null; eaten: number | null }
export type Food = {
  at: string
  /** Breakfast, lunch, dinner, late at night, a snack. */
  mealType: '1' | '2' | '3' | '4' | '5'
  kcal: number
  sodiumMg: number | null
  proteinG: number | null
}

export type Member = {
  seed: number
  number: number
  /** `YYYYMMDDHHmmss`, a few seconds into the minute. */
  clock: string
  today: string
  nickName: string
  gender: 'M' | 'F' | null
  birthday: string | null
  /** As told at sign-up. */
  heightCm: number | null
  keeping: 'Y' | 'N' | null
  /** In order of time, as are nights, beats, days and foods. */
  readings: Reading[]
  nights: Night[]
  beats: Beat[]
  days: Day[]
  foods: Food[]
  waists: { day: string; cm: number }[]
  targets: Targets | null
  goal: Goal | null
  ledger: Ledger
}

/** The clocks that a rule is most likely to stumble over, and any other. */
function clockOf(by: Chance): string {
  const any = plusDays('20261101', by.whole(0, 760))
  const month = any.slice(0, 6)
  const day = by.of([
    any,
    any,
    any,
    mondayOf(any),
    plusDays(mondayOf(any), 6),
    `${month}01`,
    lastOfMonth(month),
    '20261231',
    '20270101',
    '20280229',
    '20280301',
  ])
  const minute = by.of([by.whole(0, 1439), by.whole(0, 1439), by.whole(0, 1439), 0, 239, 240, 719, 720, 1080, 1439])
  return stampAt(day, minute, 5)
}

/** Some days have nothing, some members hardly any. */
function lengthOf(by: Chance): number {
  return by.of([0, 1, by.whole(2, 7), by.whole(8, 31), by.whole(8, 31), by.whole(32, 100), by.whole(32, 100), 400])
}

export function memberOf(seed: number, number: number): Member {
  const by = chance(seed * 1_000_003 + number)
  const clock = clockOf(by)
  const today = clock.slice(0, 8)
  const length = lengthOf(by)
  const days = Array.from({ length }, (_, index) => plusDays(today, index - length + 1))
  const hasTold = by.often(0.85)
  const person = {
    nickName: by.of(['가온', '나래', '다솔', '라온']),
    gender: hasTold ? by.of(['M', 'F'] as const) : null,
    birthday: hasTold ? `${by.whole(1955, 2006)}${by.of(['0101', '0228', '0615', today.slice(4), '1231'])}` : null,
    heightCm: by.often(0.8) ? by.whole(1450, 1950) / 10 : null,
    keeping: by.of(['Y', 'Y', 'Y', 'Y', 'Y', 'Y', 'Y', 'N', null] as const),
  }
  const body = bodyOf(by, days, today)
  const { readings, nights } = knownBy(clock, body.readings, nightsOf(by, days))
  const foods = foodsOf(by, days).filter(({ at }) => at <= clock)
  const newestKg = readings.findLast(({ code }) => code === 'BW')?.value ?? null
  const { goal, targets } = goalOf(by, today, newestKg, person.heightCm)
  return {
    seed,
    number,
    clock,
    today,
    ...person,
    readings,
    nights,
    beats: beatsOf(by, days).filter(({ at }) => at <= clock),
    days: activityOf(by, days, foods),
    foods,
    waists: days.filter(() => by.often(0.01)).map((day) => ({ day, cm: by.whole(600, 1200) / 10 })),
    targets,
    goal,
    ledger: ledgerOf(by, clock),
  }
}

/** How often somebody measures something, as a share of days: never, once in a while, nearly always. */
const habit = (by: Chance): number => by.of([0, 0.02, 0.15, 0.5, 0.95])

function bodyOf(by: Chance, days: readonly string[], today: string): { readings: Reading[] } {
  const readings: Reading[] = []
  const put = (code: Code, at: string, value: number, origin: Origin) => readings.push({ code, at, value, origin })
  const own = { kg: by.whole(420, 1250) / 10, sbp: by.whole(85, 185), sugar: by.whole(60, 190), fat: by.whole(80, 450) }
  const drift = by.whole(-30, 30) / 1000
  const often = { kg: habit(by), bp: habit(by), sugar: habit(by), height: by.of([0, 0, 0.01]) }
  const minuteFor = { kg: by.whole(300, 1380), bp: by.whole(300, 1380), sugar: by.whole(300, 1380) }
  const source = by.of(['1', '1', '2', '3', '4'] as const)
  const near = (minute: number) => Math.min(1439, Math.max(0, minute + by.whole(-50, 50)))

  for (const [index, day] of days.entries()) {
    const kg = Math.min(300, Math.max(20, Math.round((own.kg + drift * index + by.whole(-9, 9) / 10) * 10) / 10))
    for (let count = 0; by.often(often.kg) && count < 2; count += 1) {
      const at = stampAt(day, near(minuteFor.kg), by.whole(0, 59))
      put('BW', at, kg, source)
      if (by.often(0.3)) put('BDF', at, Math.min(75, Math.max(3, (own.fat + by.whole(-9, 9)) / 10)), source)
      if (by.often(0.2)) put('SKM', at, Math.round(kg * 4.2) / 10, source)
    }
    for (let count = 0; by.often(often.bp) && count < 2; count += 1) {
      const at = stampAt(day, near(minuteFor.bp), by.whole(0, 59))
      const sbp = by.often(0.02) ? by.of([62, 89, 180, 240]) : own.sbp + by.whole(-12, 12)
      put('SBP', at, sbp, source)
      // A phone may tell one of the two alone.
      if (by.often(0.9))
        put('DBP', at, Math.max(30, Math.min(sbp - 8, Math.round(sbp * 0.63) + by.whole(-9, 9))), source)
    }
    if (by.often(often.sugar)) {
      const code = by.of(['NBD', 'NBD', 'ABD', 'BBD', 'SBD'] as const)
      const value = by.often(0.03) ? by.of([20, 48, 53, 54, 69, 300, 600]) : own.sugar + by.whole(-25, 25)
      put(code, stampAt(day, near(minuteFor.sugar), by.whole(0, 59)), Math.max(20, value), '1')
    }
    if (by.often(often.height)) put('HT', stampAt(day, near(600)), by.whole(1450, 1950) / 10, '1')
  }
  // One reading of a year ago, and nothing since.
  if (by.often(0.15)) put('BW', stampAt(plusDays(today, -by.whole(80, 400)), 480), own.kg, '1')
  return { readings }
}

function nightsOf(by: Chance, days: readonly string[]): { sleeps: Reading[]; nights: Night[] } {
  const [sleeps, nights]: [Reading[], Night[]] = [[], []]
  const often = habit(by)
  const bed = by.of([by.whole(-120, 90), by.whole(-60, 60), by.whole(400, 480)])
  const usual = by.whole(240, 640)
  const put = (day: string, start: number, minutes: number, origin: Origin) => {
    const end = stampAt(day, start + minutes)
    // A day is that of waking up.
    sleeps.push({ code: 'SLP', at: end, value: minutes, origin })
    if (by.often(0.7)) nights.push({ end, start: stampAt(day, start), origin })
  }
  const twoSources = by.often(0.2)
  for (const day of days) {
    if (!by.often(often)) continue
    const start = bed + by.whole(-40, 40)
    const minutes = Math.max(60, usual + by.whole(-70, 70))
    put(day, start, minutes, '2')
    // The watch's night and the phone's, over each other.
    if (twoSources && by.often(0.5)) put(day, start + 7, Math.max(60, minutes - by.whole(1, 40)), '3')
    if (by.often(0.05)) put(day, 800 + by.whole(0, 120), by.whole(15, 90), '1')
  }
  return { sleeps, nights }
}

/** What had happened by now, one of each kind and moment. */
function knownBy(clock: string, readings: Reading[], { sleeps, nights }: ReturnType<typeof nightsOf>) {
  const byKey = new Map([...readings, ...sleeps].map((one) => [`${one.at}${one.code}`, one]))
  const inOrder = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  const nightsByEnd = new Map(nights.map((night) => [night.end, night]))
  return {
    readings: inOrder.filter(({ at }) => at <= clock),
    nights: [...nightsByEnd.values()].filter(({ end }) => end <= clock),
  }
}

function beatsOf(by: Chance, days: readonly string[]): Beat[] {
  if (!by.often(0.3)) return []
  const own = by.whole(38, 125)
  const often = by.of([0.1, 0.6])
  return days.slice(-40).flatMap((day) =>
    by.often(often)
      ? Array.from({ length: by.whole(1, 4) }, (_, index) => ({
          at: stampAt(day, 60 + index * 300, by.whole(0, 59)),
          rate: Math.max(30, own + by.whole(-8, 8)),
          state: by.of(['REST', 'REST', 'WALK'] as const),
        }))
      : [],
  )
}

/** A day without a row is a day without data, never zero; the energy eaten is that of its foods. */
function activityOf(by: Chance, days: readonly string[], foods: readonly Food[]): Day[] {
  const often = habit(by)
  const own = by.whole(500, 22_000)
  const eaten = Map.groupBy(foods, ({ at }) => at.slice(0, 8))
  return days.flatMap((day) => {
    const steps = by.often(often) ? Math.max(0, own + by.whole(-3000, 3000)) : null
    const ofDay = eaten.get(day)
    if (steps === null && ofDay === undefined) return []
    const kcal = ofDay === undefined ? null : Math.round(ofDay.reduce((sum, food) => sum + food.kcal, 0))
    return [{ day, steps, burned: steps === null ? null : by.whole(50, 700), eaten: kcal }]
  })
}

/** What to type to see this one member again. */
export const again = ({ seed, number }: Pick<Member, 'seed' | 'number'>): string =>
  `TRUTH=${seed}:${number} npm run unit -- tests/truth/truth.test.ts`

/** The clock as an instant. */
export const moment = ({ clock }: Member): Date => momentOf(clock)
