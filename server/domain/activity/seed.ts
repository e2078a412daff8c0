/** Days and steps of the demo's people. */
import { clockTime, curve, unrest } from '#server/db/seed/believable.ts'
import { type NounSeed, type Owned, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { addDays, seoulDay, seoulTime, weekday } from '#server/seoul.ts'
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
      daysWithReadings: 14,
      stepsOf: (ago, workday) => {
        // Today runs ahead of yesterday by 420 steps at 11:24.
        if (ago === 0) return 9148
        if (ago === 1) return 8148
        return Math.round((workday ? 8500 : 6600) + unrest(ago) * 2300 + Math.max(0, 60 - ago) * 6)
      },
      eatenOf: (ago) => Math.round(1930 + unrest(ago + 0.5) * 260),
      mealsToday: MEALS_TODAY.haneul,
    }),
  // Nothing of the last year.
  dasom: (now) => ({
    days: [430, 437, 445, 451, 460, 471, 480, 494, 506, 520].map((ago) => ({
      activityDt: addDays(seoulDay(now), -ago),
      steps: Math.round(6400 + unrest(ago) * 1800),
      burnedKcal: Math.round(240 + unrest(ago) * 60),
      eatenKcal: null,
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
    const walked = Math.round(total * curve(WORKDAY, until))
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
      const sofar = Math.round(total * curve(WORKDAY, minute))
      if (sofar > 0)
        steps.push({ activityDt, readAt: clockTime(minute), steps: sofar })
    }
  }
  return { days, steps }
}

/** Every half hour from six in the morning, and the last minute that is known. */
function readingMinutes(until: number): number[] {
  const halfHours = Array.from({ length: 36 }, (_, index) => 360 + index * 30).filter((minute) => minute <= until)
  return until < 1440 && !halfHours.includes(until) ? [...halfHours, until] : halfHours
}
