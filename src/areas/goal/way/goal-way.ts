import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, daysBetween, type Day, weekdayOf, weekOf } from '#src/lib/days.ts'
import { parseWireNumber, roundTo } from '#src/lib/numbers.ts'

export type GoalInfo = Schemas['GoalInfo']
export type Weighing = { day: Day; kg: number }

export type Goal = {
  type: GoalInfo['goalType']
  startDay: Day
  endDay: Day
  startKg: number
  targetKg: number
  currentKg: number | null
  weeks: readonly { monday: Day; kg: number | null }[]
}

export const toGoal = ({ goalType, startDt, endDt, startBw, targetBw, currentBw, weeks }: GoalInfo): Goal => ({
  type: goalType,
  startDay: startDt,
  endDay: endDt,
  startKg: Number(startBw),
  targetKg: Number(targetBw),
  currentKg: parseWireNumber(currentBw),
  weeks: weeks.map(({ weekDt, weight }) => ({ monday: weekDt, kg: parseWireNumber(weight) })),
})

export const toWeighings = ({ list }: Schemas['WeightGraph']): Weighing[] =>
  list.flatMap(({ helhDate, helhidxVal }) => {
    const kg = parseWireNumber(helhidxVal)
    return kg === null ? [] : [{ day: helhDate, kg }]
  })

/** Days that the measured rate is of, and how much of them has to be weighed. */
export const RATE_DAYS = 28
const FEWEST = 4
const FEWEST_DAYS_APART = 14
/** Kilograms a week under which a weight stands still. */
const STILL = 0.05
/** Further away no date is said. */
const MOST_WEEKS = 104
/**
 * A date that lies this close to the plan is the plan's; the board tells a goal of six days earlier by its own date.
 */
const ON_PLAN_DAYS = 5
/** KEEP holds within this share. */
const KEPT_SHARE = 0.02

/**
 * Kilograms a week of the last four weeks, by least squares; null while too little was weighed (docs/decisions/247).
 */
export function rateOf(weighings: readonly Weighing[], today: Day): number | null {
  const recent = weighings.filter(({ day }) => day <= today && daysBetween(day, today) < RATE_DAYS)
  const [first, last] = [recent[0], recent.at(-1)]
  if (
    first === undefined ||
    last === undefined ||
    recent.length < FEWEST ||
    daysBetween(first.day, last.day) < FEWEST_DAYS_APART
  )
    return null
  const points = recent.map(({ day, kg }) => ({ x: daysBetween(first.day, day), kg }))
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const meanKg = points.reduce((sum, { kg }) => sum + kg, 0) / points.length
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return (points.reduce((sum, { x, kg }) => sum + (x - meanX) * (kg - meanKg), 0) / spread) * 7
}

/** Kilograms a week that the plan asks for. */
export const planRate = ({ startDay, endDay, startKg, targetKg }: Goal): number =>
  ((targetKg - startKg) / Math.max(1, daysBetween(startDay, endDay))) * 7

/** The plan's weight of a day: on a straight line, level outside of it. */
export function planOn({ startDay, endDay, startKg, targetKg }: Goal, day: Day): number {
  const share = Math.min(1, Math.max(0, daysBetween(startDay, day) / Math.max(1, daysBetween(startDay, endDay))))
  return roundTo(startKg + (targetKg - startKg) * share, 1)
}

const isReached = ({ type, targetKg, currentKg }: Goal) =>
  currentKg !== null && (type === 'GAIN' ? currentKg >= targetKg : currentKg <= targetKg)

const isClose = ({ targetKg, currentKg }: Goal) =>
  currentKg === null || Math.abs(currentKg - targetKg) <= targetKg * KEPT_SHARE

/** Kilograms that were come towards the target: none where the weight went the other way, or was to stay. */
const comeOf = ({ type, startKg, currentKg }: Goal): number =>
  type === 'KEEP' || currentKg === null
    ? 0
    : Math.max(0, roundTo(type === 'GAIN' ? currentKg - startKg : startKg - currentKg, 1))

/** Kilograms that are left: none beyond the target, nor within what counts as kept. */
export function leftOf(goal: Goal): number {
  if (goal.type === 'KEEP' ? isClose(goal) : isReached(goal)) return 0
  return roundTo(Math.abs(goal.targetKg - (goal.currentKg ?? goal.startKg)), 1)
}

/** So far from today a day is not known by month and date alone. */
export const saysYear = (day: Day, today: Day): boolean => Math.abs(daysBetween(today, day)) > 180

/** The day on which the measured rate reaches the target; null when it never does, or not within two years. */
export function forecast(goal: Goal, rate: number | null, today: Day): Day | null {
  if (rate === null || goal.currentKg === null || goal.type === 'KEEP' || isReached(goal)) return null
  const left = goal.targetKg - goal.currentKg
  const weeks = left / rate
  return Math.abs(rate) > STILL && weeks > 0 && weeks <= MOST_WEEKS
    ? addDays(today, Math.ceil(weeks * 7 - 0.001))
    : null
}

export type Standing =
  | { is: 'reached' }
  | { is: 'over'; gone: number }
  | { is: 'weigh' }
  | { is: 'kept'; weeks: number }
  | { is: 'left' }
  | { is: 'few' }
  | { is: 'still' }
  | { is: 'slow'; rate: number }
  | { is: 'plan' | 'date'; day: Day }

/** What is true of a goal today, in the order in which it matters. */
export function standingOf(goal: Goal, rate: number | null, today: Day): Standing {
  const { type, startKg, targetKg, currentKg, endDay } = goal
  if (type !== 'KEEP' && isReached(goal)) return { is: 'reached' }
  if (today > endDay) return { is: 'over', gone: comeOf(goal) }
  const [monday] = weekOf(today)
  const isLate = weekdayOf(today) === 0 || weekdayOf(today) >= 5
  if (isLate && goal.weeks.find((week) => week.monday === monday)?.kg === null) return { is: 'weigh' }
  if (type === 'KEEP') {
    if (!isClose(goal)) return { is: 'left' }
    // Of a weight that nobody has seen for so long it cannot be said that it stayed.
    const recent = goal.weeks.slice(-RATE_DAYS / 7)
    if (recent.length === RATE_DAYS / 7 && recent.every(({ kg }) => kg === null)) return { is: 'weigh' }
    return { is: 'kept', weeks: Math.max(1, goal.weeks.length) }
  }
  if (rate === null) return { is: 'few' }
  const towards = Math.sign(targetKg - (currentKg ?? startKg)) * rate
  if (towards <= STILL) return { is: 'still' }
  const day = forecast(goal, rate, today)
  if (day === null) return { is: 'slow', rate: towards }
  return { is: Math.abs(daysBetween(day, endDay)) <= ON_PLAN_DAYS ? 'plan' : 'date', day }
}

export type Beside =
  /**
   * `lateBy`: days after the plan's end on which the measured rate comes there; null where none is known, or about
   * then.
   */
  { is: 'even'; lateBy: number | null } | { is: 'ahead' | 'behind'; kg: number; faster: boolean }

/**
 * How the weight of today lies beside the plan's, and whether the measured rate makes up for it; null without a way to
 * go, and on the day on which it begins, when nobody can have gone any of it.
 */
export function besidePlan(goal: Goal, rate: number | null, today: Day): Beside | null {
  const { type, currentKg } = goal
  if (type === 'KEEP' || currentKg === null || isReached(goal)) return null
  if (today <= goal.startDay || today > goal.endDay) return null
  const direction = Math.sign(goal.targetKg - goal.startKg)
  const ahead = roundTo((currentKg - planOn(goal, today)) * direction, 1)
  if (Math.abs(ahead) < 0.1) {
    const day = forecast(goal, rate, today)
    const late = day === null ? 0 : daysBetween(goal.endDay, day)
    return { is: 'even', lateBy: late > ON_PLAN_DAYS ? late : null }
  }
  return {
    is: ahead > 0 ? 'ahead' : 'behind',
    kg: Math.abs(ahead),
    faster: rate !== null && (rate - planRate(goal)) * direction > STILL,
  }
}

type Activity = Schemas['DayActivity']
export type DayGoal = 'step' | 'eat' | 'use'
export type Mark = 'done' | 'missed' | 'today' | 'ahead'

/**
 * The week so far for one of the day's goals: what is over was kept or not, today is open, and nothing is said of what
 * comes, nor of what was before the goal.
 */
export function marksOf(
  goal: DayGoal,
  limit: number,
  days: readonly Activity[],
  today: Day,
  { goalType, startDt }: Pick<GoalInfo, 'goalType' | 'startDt'>,
): { day: Day; mark: Mark }[] {
  // Who wants to be heavier eats so much at least.
  const isMost = goal === 'eat' && goalType !== 'GAIN'
  return weekOf(today).map((day) => {
    if (day > today || day < startDt) return { day, mark: 'ahead' }
    const found = days.find(({ activityDt }) => activityDt === day)
    const value = found === undefined ? null : { step: found.stepCnt, eat: found.eatKcal, use: found.useKcal }[goal]
    const isKept = value !== null && (isMost ? value <= limit : value >= limit)
    // Of a day that goes on one cannot say yet that it stays below.
    if (day === today) return { day, mark: isKept && !isMost ? 'done' : 'today' }
    return { day, mark: isKept ? 'done' : 'missed' }
  })
}
