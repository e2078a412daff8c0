/**
 * Building stones of believable health data: curves through known points, with the small unrest of real measurements.
 */
import { addDays, seoulDay, seoulTime, weekday } from '#server/seoul.ts'
import type { Person } from './person.ts'

type HealthRecord = Person['records'][number]

/** A value in −1…1 that looks random and is always the same for the same `seed`. */
export function unrest(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43_758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

/** A straight line through the points, constant outside them. Points are [x, y] with rising x. */
export function curve(points: readonly (readonly [number, number])[], x: number): number {
  const [first] = points
  if (!first || x <= first[0]) return first?.[1] ?? 0
  let before = first
  for (const point of points) {
    if (x <= point[0]) return before[1] + ((point[1] - before[1]) * (x - before[0])) / (point[0] - before[0])
    before = point
  }
  return before[1]
}

/**
 * The last day whose clock has passed `time`: today, or yesterday when it is still too early. A seed before breakfast
 * must not hold this morning's weight.
 */
export function lastMorning(now: Date, time: string): string {
  const today = seoulDay(now)
  return seoulTime(now) >= time ? today : addDays(today, -1)
}

/** One index record; `time` is `HHmmss`. Records typed in carry no platform. */
export function record(
  day: string,
  time: string,
  helhidxCode: string,
  helhidxVal: number,
  origin: HealthRecord['helhidxOriCode'],
): HealthRecord {
  const platform = origin === '2' ? '1' : origin === '3' ? '2' : null
  return {
    helhidxCode,
    inptDt: `${day}${time}`,
    helhidxVal,
    helhidxOriCode: origin,
    helhidxLkeqmtCode: platform,
    helhDate: day,
  }
}

/** A minute between `from` and `from + spread`, as `HHmmss`. */
export function aroundTime(from: string, spreadMinutes: number, seed: number): string {
  const start = Number(from.slice(0, 2)) * 60 + Number(from.slice(2, 4))
  const minute = Math.round(start + ((unrest(seed) + 1) / 2) * spreadMinutes)
  return `${pad(Math.floor(minute / 60))}${pad(minute % 60)}00`
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

export interface ActivityPlan {
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
export function activity(now: Date, plan: ActivityPlan): Pick<Person, 'days' | 'steps'> {
  const today = seoulDay(now)
  const time = seoulTime(now)
  const minuteNow = Number(time.slice(0, 2)) * 60 + Number(time.slice(2))
  const days: Person['days'] = []
  const steps: Person['steps'] = []
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
        steps.push({ activityDt, readAt: `${pad(Math.floor(minute / 60))}${pad(minute % 60)}`, steps: sofar })
    }
  }
  return { days, steps }
}

/** Every half hour from six in the morning, and the last minute that is known. */
function readingMinutes(until: number): number[] {
  const halfHours = Array.from({ length: 36 }, (_, index) => 360 + index * 30).filter((minute) => minute <= until)
  return until < 1440 && !halfHours.includes(until) ? [...halfHours, until] : halfHours
}

const pad = (value: number) => String(value).padStart(2, '0')
