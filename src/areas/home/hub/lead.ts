import { minutesUntil } from '#src/domain/meal/meal-times.ts'
import { daysBetween, type Day } from '#src/lib/days.ts'
import {
  tableCourse,
  type FirstStep,
  type Home,
  type HomeAppointment,
  type HomeChallenge,
  type NextMeal,
  type Pickup,
} from './home.ts'

/** What matters now, in one line. The first that holds. */
export type Lead =
  | { kind: 'choose' }
  | { kind: 'away'; years: number; months: number }
  | { kind: 'pickup'; stage: 'ahead' | 'ready' | 'kept'; meal: string; at: string; until: string }
  | { kind: 'appointment'; minutes: number; place: string }
  | { kind: 'dish'; meal: string; dish: string; day: Day }
  | { kind: 'opens'; meal: string; minutes: number }
  | { kind: 'log'; meal: string }
  | { kind: 'firstDone' }
  | { kind: 'open'; meal: string; closesAt: string }
  | { kind: 'walk'; steps: number }
  | { kind: 'rest'; next: Later | null }
  | { kind: 'evening'; left: RemainingKcal | null }
  | { kind: 'left'; kcal: number }
  | { kind: 'tomorrow'; meal: string; opensAt: string }
  | { kind: 'later'; meal: string; opensAt: string }
  | { kind: 'none' }

/** When the restaurant serves again: `days` from today. */
type Later = { days: number; meal: string; day: Day }

/** What remains of the day's energy, what was too much, or what was eaten without a goal. */
export type RemainingKcal = { kind: 'left' | 'over' | 'eaten'; kcal: number }

/** The member's day and time of day (`HHmm`) by the server's clock. */
export interface Moment {
  day: Day
  time: string
}

/** A count of minutes is only useful while it can still be waited out; before that the hour says more. */
const COUNTDOWN_MINUTES = 90
const APPOINTMENT_MINUTES = 60
const PICKUP_MINUTES = 60
/** Somebody who has opened the app for the first time may have eaten by then. */
const EATEN_AFTER_MINUTES = 40
/** From then on the day is over at the table. */
const EVENING = '2000'
/** A visit after this long is a return. */
const AWAY_DAYS = 90

export function leadOf(home: Home, step: FirstStep | null, now: Moment): Lead {
  const { nextMeal: meal, menu } = home
  if (step === 'REST') return { kind: 'choose' }
  if (isReturn(home)) return awayFor(home.awayDays)
  const pickup = pickupLead(home.pickup, now)
  if (pickup) return pickup
  const appointment = minutesToAppointment(home.appointment, now)
  if (home.appointment && appointment !== null)
    return { kind: 'appointment', minutes: appointment, place: home.appointment.place }
  if (step !== null) return firstDayLead(home, now)
  const open = isOpen(meal, now)
  const minutes = meal && meal.day === now.day && meal.opensAt > now.time ? minutesUntil(now.time, meal.opensAt) : null
  if (meal && minutes !== null && minutes <= COUNTDOWN_MINUTES) return { kind: 'opens', meal: meal.name, minutes }
  if (home.firstDay) return { kind: 'firstDone' }
  if (meal && open && !isRecorded(home, now)) return { kind: 'open', meal: meal.name, closesAt: meal.closesAt }
  const walk = stepsToWalk(home.challenge, now)
  if (walk !== null && (home.recorded || !open)) return { kind: 'walk', steps: walk }
  if (home.rest)
    return {
      kind: 'rest',
      next: meal && menu ? { days: daysBetween(now.day, meal.day), meal: meal.name, day: meal.day } : null,
    }
  if (isEvening(home, now)) return { kind: 'evening', left: leftOf(home) }
  const left = leftOf(home)
  if (isRecorded(home, now) && left?.kind === 'left') return { kind: 'left', kcal: left.kcal }
  // A meal of a day that is over says nothing of tomorrow's.
  if (!meal || meal.day < now.day) return { kind: 'none' }
  return { kind: meal.day === now.day ? 'later' : 'tomorrow', meal: meal.name, opensAt: meal.opensAt }
}

/** Before the first record the line is about the meal, which is all there is to say. */
function firstDayLead({ nextMeal: meal, menu }: Home, now: Moment): Lead {
  if (meal && isOpen(meal, now) && minutesUntil(meal.opensAt, now.time) >= EATEN_AFTER_MINUTES)
    return { kind: 'log', meal: meal.name }
  const dish = tableCourse(menu)?.main
  return menu && dish ? { kind: 'dish', meal: menu.mealName, dish, day: menu.day } : { kind: 'none' }
}

export const isReturn = ({ awayDays }: Pick<Home, 'awayDays'>): boolean => awayDays >= AWAY_DAYS

const isOpen = (meal: NextMeal | null, { day, time }: Moment): boolean =>
  meal !== null && meal.day === day && meal.opensAt <= time && time < meal.closesAt

/** The meal that is on has been recorded. */
export const isRecorded = ({ nextMeal, recorded }: Home, now: Moment): boolean =>
  isOpen(nextMeal, now) && recorded?.key.menuDt === now.day && recorded.key.menuMealType === nextMeal?.type

/** After the last meal of a day of service, or from eight. Before dawn nobody has eaten yet: that is no evening. */
export const isEvening = ({ rest, nextMeal }: Home, { day, time }: Moment): boolean =>
  !rest && (time >= EVENING || (nextMeal !== null && nextMeal.day > day))

/**
 * Steps that are missing to a success today, while there is time for them; null otherwise, and when they are not known.
 */
export function stepsToWalk(challenge: HomeChallenge | null, { time }: Moment): number | null {
  if (!challenge?.window) return null
  const { from, to, steps, goal } = challenge.window
  return steps === null || time < from || time >= to || steps >= goal ? null : goal - steps
}

export function leftOf({ intakeKcal: { value, goal } }: Pick<Home, 'intakeKcal'>): RemainingKcal | null {
  if (value === null) return null
  if (goal === null) return { kind: 'eaten', kcal: value }
  return value <= goal ? { kind: 'left', kcal: goal - value } : { kind: 'over', kcal: value - goal }
}

function minutesToAppointment(appointment: HomeAppointment | null, { day, time }: Moment): number | null {
  if (!appointment || appointment.day !== day || appointment.time < time) return null
  const minutes = minutesUntil(time, appointment.time)
  return minutes <= APPOINTMENT_MINUTES ? minutes : null
}

/** From an hour before an order's time until its counter closes. */
function pickupLead(pickup: Pickup | null, { day, time }: Moment): Lead | null {
  if (!pickup || pickup.day !== day || time >= pickup.keptUntil) return null
  const { mealName: meal, readyAt, at, keptUntil: until } = pickup
  if (time < readyAt)
    return minutesUntil(time, at) <= PICKUP_MINUTES ? { kind: 'pickup', stage: 'ahead', meal, at, until } : null
  return { kind: 'pickup', stage: time > at ? 'kept' : 'ready', meal, at, until }
}

/** Whole months of thirty days and a bit, as one would say it. */
function awayFor(days: number): Lead {
  const months = Math.round(days / 30.44)
  return { kind: 'away', years: Math.floor(months / 12), months: months % 12 }
}
