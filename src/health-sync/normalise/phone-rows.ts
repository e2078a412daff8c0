import type { ExerciseRow, FoodRow, MonthStepRow, StepRow } from '#src/shell/health-rows.ts'
import type { Schemas } from '#src/contract/schemas.ts'

import { exerciseRow, foodRow, monthStepRow, stepRow } from '#src/shell/health-rows.ts'

import type { Tally } from './tally.ts'

import { positive, shortText, wallTime, wholeUpTo } from './amounts.ts'
import { withoutRepeats } from './tally.ts'

export type PhoneStep = Schemas['PhoneStep']
export type PhoneMonthStep = Schemas['PhoneMonthStep']
export type PhoneExercise = Schemas['PhoneExercise']
export type PhoneFood = Schemas['PhoneFood']

/** What the contract takes: more than any person has. */
const MAX_STEPS = 200_000
const MAX_KCAL = 20_000
const MAX_METRES = 1_000_000
const MAX_SECONDS = 86_400
const MAX_GRAMS = 10_000
/** Of sodium in milligrams, and of a food in a unit that nobody knows. */
const MAX_AMOUNT = 100_000

interface Span {
  startDt: string
  endDt: string
  /** Left out in Korea, where nearly every sample comes from. */
  offsetMin?: number
}

const SEOUL_MIN = 540

/** Start and end as wall times; null when one of them is none, or the end lies before the start. */
function spanOf(row: { startTime: number; endTime: number; timeOffset: number }): Span | null {
  const startDt = wallTime(row.startTime, row.timeOffset)
  const endDt = wallTime(row.endTime, row.timeOffset)
  if (startDt === null || endDt === null || row.startTime > row.endTime) return null
  const offsetMin = Math.round(row.timeOffset / 60_000)
  return offsetMin === SEOUL_MIN ? { startDt, endDt } : { startDt, endDt, offsetMin }
}

const uuidOf = ({ datauuid }: { datauuid: string }) => datauuid

function stepOf(row: StepRow, tally: Tally): PhoneStep | null {
  const span = spanOf(row)
  if (!span) return tally.drop('unreadable')
  if (positive(row.count) === null) return tally.drop('notPositive')
  const stepCnt = wholeUpTo(row.count, MAX_STEPS)
  if (stepCnt === null) return tally.drop(row.count !== null && row.count > MAX_STEPS ? 'implausible' : 'notPositive')
  return {
    datauuid: row.datauuid,
    ...span,
    stepCnt,
    distance: positive(row.distance, MAX_METRES),
    kcal: positive(row.calorie, MAX_KCAL),
    sourceNm: shortText(row.source, 100),
  }
}

/** Steps by span and source. Two sources that overlap both stay: which one counts is decided where all runs meet. */
export function stepsOf(list: readonly unknown[], tally: Tally): PhoneStep[] {
  const rows = tally.rowsOf(list, stepRow)
  tally.read += rows.length
  return withoutRepeats(
    rows.map((row) => stepOf(row, tally)).filter((step) => step !== null),
    uuidOf,
    tally,
  )
}

function monthStepOf({ day, count }: MonthStepRow, tally: Tally): PhoneMonthStep | null {
  if (positive(count) === null) return tally.drop('notPositive')
  const stepCnt = wholeUpTo(count, MAX_STEPS)
  return stepCnt === null ? tally.drop('implausible') : { stepDate: day, stepCnt }
}

/** A day's steps once: should a shell deliver a day twice, the larger count is the more complete one. */
export function monthStepsOf(list: readonly unknown[], tally: Tally): PhoneMonthStep[] {
  const rows = tally.rowsOf(list, monthStepRow)
  tally.read += rows.length
  const steps = rows.map((row) => monthStepOf(row, tally)).filter((step) => step !== null)
  const largestLast = steps.toSorted((a, b) => a.stepCnt - b.stepCnt)
  return withoutRepeats(largestLast, ({ stepDate }) => stepDate, tally).toSorted(
    (a, b) => Number(a.stepDate) - Number(b.stepDate),
  )
}

function exerciseOf(row: ExerciseRow, tally: Tally): PhoneExercise | null {
  const span = spanOf(row)
  if (!span) return tally.drop('unreadable')
  // Phones that do not know pauses leave the duration out: then it is the whole span.
  const seconds = (row.duration ?? row.endTime - row.startTime) / 1000
  const durationSec = wholeUpTo(seconds, MAX_SECONDS)
  if (durationSec === null) return tally.drop(seconds > MAX_SECONDS ? 'implausible' : 'notPositive')
  return {
    datauuid: row.datauuid,
    exerciseType: shortText(row.exerciseType, 40) ?? '0',
    exerciseNm: shortText(row.exerciseName, 60),
    ...span,
    durationSec,
    kcal: positive(row.calorie, MAX_KCAL),
    distance: positive(row.distance, MAX_METRES),
    heartRateAvg: wholeUpTo(row.meanHeartRate, 250),
    heartRateMax: wholeUpTo(row.maxHeartRate, 250),
  }
}

export function exercisesOf(list: readonly unknown[], tally: Tally): PhoneExercise[] {
  const rows = tally.rowsOf(list, exerciseRow)
  tally.read += rows.length
  return withoutRepeats(
    rows.map((row) => exerciseOf(row, tally)).filter((exercise) => exercise !== null),
    uuidOf,
    tally,
  )
}

const MEAL_TYPES = ['100001', '100002', '100003', '100004', '100005', '100006'] as const

function foodOf(row: FoodRow, removed: ReadonlySet<string>, tally: Tally): PhoneFood | null {
  // What this app wrote is in the product already, and what the member deleted must not come back.
  if (row.clientDataId !== null || removed.has(row.datauuid)) return tally.drop('ours')
  const eatDt = wallTime(row.startTime, row.timeOffset)
  const foodNm = shortText(row.name, 100)
  if (eatDt === null || foodNm === null) return tally.drop('unreadable')
  const mealType = MEAL_TYPES.find((type) => type === row.mealType)
  if (!mealType) return tally.drop('unknownMeal')
  if (positive(row.calorie) === null) return tally.drop('notPositive')
  const kcal = positive(row.calorie, MAX_KCAL)
  if (kcal === null) return tally.drop('implausible')
  return {
    datauuid: row.datauuid,
    eatDt,
    mealType,
    foodNm,
    amount: positive(row.amount, MAX_AMOUNT),
    unit: shortText(row.unit, 20),
    kcal,
    cho: positive(row.carbohydrate, MAX_GRAMS),
    protein: positive(row.protein, MAX_GRAMS),
    fat: positive(row.totalFat, MAX_GRAMS),
    sugar: positive(row.sugar, MAX_GRAMS),
    fib: positive(row.dietaryFiber, MAX_GRAMS),
    na: positive(row.sodium, MAX_AMOUNT),
  }
}

export interface Foods {
  foods: PhoneFood[]
  /** Meals on the phone that came from here: number in the product → id on the phone. */
  ours: Record<string, string>
}

/** The phone's own meals, and which of ours it already has. */
export function foodsOf(list: readonly unknown[], removed: ReadonlySet<string>, tally: Tally): Foods {
  const rows = tally.rowsOf(list, foodRow)
  tally.read += rows.length
  const foods = rows.map((row) => foodOf(row, removed, tally)).filter((food) => food !== null)
  const ours = rows.flatMap(({ clientDataId, datauuid }) =>
    clientDataId === null ? [] : [[clientDataId, datauuid] as const],
  )
  return { foods: withoutRepeats(foods, uuidOf, tally), ours: Object.fromEntries(ours) }
}
