/** Days and steps of the demo's people. */
import { clockTime, curve, unrest } from '#server/db/seed/believable.ts'
import { type NounSeed, type Owned, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { addDays, daysBetween, seoulDay, seoulTime, weekday } from '#server/seoul.ts'
import { dailyActivity, stepReadings } from './schema.ts'

type Activity = {
  days: Owned<typeof dailyActivity.$inferInsert>[]
  steps: Owned<typeof stepReadings.$inferInsert>[]
}

/** What somebody eats on the day of the seed: time `HHmm` and kcal. The foods are told by the noun of intake. */
export const MEALS_TODAY = {
  haneul: [
    ['0740', 356],
    ['1210', 637],
    ['1530', 168],
    ['1850', 612],
  ],
  emily: [
    ['0800', 286],
    ['1220', 592],
  ],
} as const

export const activityOf: Partial<Record<Persona, (now: Date) => Activity>> = {
  haneul: (now) =>
    counted(now, {
      days: 365,
      daysWithReadings: 21,
      lunchOf: (day) => LUNCHES[workdaysSince(firstMonday(seoulDay(now)), day)],
      stepsOf: (ago, workday) => {
        // Today runs ahead of yesterday by 420 steps at 11:24.
        if (ago === 0) return 9148
        if (ago === 1) return 8148
        // With yesterday's they are what the week's ranking and the battle show on a Thursday.
        if (ago === 2) return 9020
        if (ago === 3) return 9198
        return Math.round((workday ? 8500 : 6600) + unrest(ago) * 2300 + Math.max(0, 60 - ago) * 6)
      },
      eatenOf: (ago) => {
        // The week of the board: drinks and no meal on Friday, nothing on Monday, a breakfast skipped yesterday.
        if (ago === 3 || ago === sinceFriday(seoulDay(now))) return 0
        return { 1: 1596, 2: 1840 }[ago] ?? Math.round(1930 + unrest(ago + 0.5) * 260)
      },
      mealsToday: MEALS_TODAY.haneul,
    }),
  // Nothing of the last year.
  dasom: (now) => ({
    days: [430, 437, 445, 451, 460, 471, 480, 494, 506, 520].map((ago) => ({
      activityDt: addDays(seoulDay(now), -ago),
      steps: Math.round(6400 + unrest(ago) * 1800),
      burnedKcal: Math.round(240 + unrest(ago) * 60),
      eatenKcal: Math.round(1620 + unrest(ago + 0.7) * 180),
    })),
    steps: [],
  }),
  emily: (now) =>
    counted(now, {
      days: 60,
      daysWithReadings: 7,
      stepsOf: (ago, workday) => Math.round((workday ? 9100 : 7800) + unrest(ago + 3) * 1900),
      eatenOf: (ago) => Math.round(1680 + unrest(ago + 0.9) * 190),
      mealsToday: MEALS_TODAY.emily,
    }),
}

/**
 * Lunch steps of the workdays since the Monday of the week before last: 3,000 are missed on the first Thursday and on
 * the second.
 */
const LUNCHES = [3120, 3367, 3233, 1905, 3041, 3188, 3275, 3390, 2240, 3105, 3528, 3312, 3460, 3329, 3214]
const firstMonday = (today: string): string => addDays(today, -13 - weekday(today))
/** How many workdays lie between a Monday and a day; -1 before it and on a weekend. */
function workdaysSince(monday: string, day: string): number {
  const days = daysBetween(monday, day)
  return days < 0 || days % 7 > 4 ? -1 : Math.floor(days / 7) * 5 + (days % 7)
}

/** Days since the last Friday that is over. */
const sinceFriday = (today: string): number => (weekday(today) + 2) % 7 || 7

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const { days, steps } = activityOf[persona]?.(now) ?? { days: [], steps: [] }
    await insertMany(tx, dailyActivity, owned(hcId, days))
    await insertMany(tx, stepReadings, owned(hcId, steps))
  },
}

/**
 * Share of a workday's steps walked by a time of day: way to work, lunch, way home. Straight between whole half
 * hours.
 */
const WORKDAY = [
  [360, 0],
  [450, 0.04],
  [510, 0.23],
  [540, 0.31],
  [660, 0.4],
  [690, 0.425],
  [780, 0.6],
  [1050, 0.7],
  [1140, 0.9],
  [1320, 0.98],
  [1410, 1],
] as const

/** The share of a workday's steps by time of day, with a lunch of so many steps between 11:30 and 14:00. */
function walkOf(total: number, lunch: number | undefined): readonly (readonly [number, number])[] {
  if (lunch === undefined) return WORKDAY
  const before = WORKDAY.filter(([minute]) => minute <= 690)
  const from = before.at(-1)?.[1] ?? 0
  const after = from + lunch / total
  const left = (share: number) => after + (1 - after) * share
  return [...before, [840, after], [1050, left(0.25)], [1140, left(0.75)], [1410, 1]]
}

/** Calories burned by one step of a member of about 68 kg. */
const KCAL_PER_STEP = 0.0385

interface ActivityPlan {
  /** Steps of the whole day, `daysAgo` days before today. */
  stepsOf: (daysAgo: number, workday: boolean) => number
  /** Calories eaten on a past day. */
  eatenOf: (daysAgo: number) => number
  /** Today's meals so far: time `HHmm` and kcal. */
  mealsToday: readonly (readonly [time: string, kcal: number])[]
  days: number
  /** Days, today included, for which the steps are known over the day. */
  daysWithReadings: number
  /** Steps from 11:30 to 14:00 of a day, where they are told; the rest of the day takes what is left. */
  lunchOf?: (day: string) => number | undefined
}

/** Days and readings up to `now`, never beyond it. A day on which nothing was counted has no row. */
function counted(now: Date, plan: ActivityPlan): Activity {
  const today = seoulDay(now)
  const time = seoulTime(now)
  const minuteNow = Number(time.slice(0, 2)) * 60 + Number(time.slice(2))
  const days: Activity['days'] = []
  const steps: Activity['steps'] = []
  for (let ago = plan.days - 1; ago >= 0; ago -= 1) {
    const activityDt = addDays(today, -ago)
    const total = plan.stepsOf(ago, weekday(activityDt) <= 5)
    const until = ago === 0 ? minuteNow : 1440
    const walk = walkOf(total, plan.lunchOf?.(activityDt))
    const walked = Math.round(total * curve(walk, until))
    const eatenKcal =
      ago > 0 ? plan.eatenOf(ago) : plan.mealsToday.filter(([at]) => at <= time).reduce((sum, meal) => sum + meal[1], 0)
    if (walked > 0 || eatenKcal > 0) {
      days.push({
        activityDt,
        steps: walked > 0 ? walked : null,
        burnedKcal: walked > 0 ? Math.round(walked * KCAL_PER_STEP) : null,
        eatenKcal: eatenKcal > 0 ? eatenKcal : null,
      })
    }
    if (ago >= plan.daysWithReadings) continue
    for (const minute of readingMinutes(until)) {
      const sofar = Math.round(total * curve(walk, minute))
      if (sofar > 0) steps.push({ activityDt, readAt: clockTime(minute), steps: sofar })
    }
  }
  return { days, steps }
}

/** Every half hour from six in the morning, and the last minute that is known. */
function readingMinutes(until: number): number[] {
  const halfHours = Array.from({ length: 36 }, (_, index) => 360 + index * 30).filter((minute) => minute <= until)
  return until < 1440 && !halfHours.includes(until) ? [...halfHours, until] : halfHours
}
