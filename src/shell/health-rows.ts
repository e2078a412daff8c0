import * as v from 'valibot'
import { mostLetters } from '#src/lib/letter-bounds.ts'

// The rows of health queries, as docs/shell-contract.md lays them down. They are read one by one, in the worker: a row
// that cannot be read is dropped and counted, the others stay.

/** Numbers that a source may leave out. What counts as a value is decided by the normalising, not here. */
const measure = v.nullish(v.number(), null)
const text = v.nullish(v.string(), null)
const id = v.pipe(v.string(), v.minLength(1), mostLetters(64))

/** Milliseconds since 1970, with the zone's distance from UTC (in milliseconds) where and when it was recorded. */
const moment = { startTime: v.number(), timeOffset: v.number() }
const span = { ...moment, endTime: v.number() }

/** EXERCISE's kinds are numbers on Android and names on iOS. */
const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

export const stepRow = v.object({
  datauuid: id,
  ...span,
  count: measure,
  distance: measure,
  calorie: measure,
  source: text,
})

/** Steps of one day over all sources, as the phone itself adds them up. */
export const monthStepRow = v.object({ day: v.pipe(v.string(), v.regex(/^\d{8}$/)), count: measure })

export const exerciseRow = v.object({
  datauuid: id,
  ...span,
  exerciseType: code,
  exerciseName: text,
  /** Milliseconds without pauses. */
  duration: measure,
  calorie: measure,
  distance: measure,
  meanHeartRate: measure,
  maxHeartRate: measure,
})

export const foodRow = v.object({
  datauuid: id,
  /** Set on meals that this app wrote. */
  clientDataId: text,
  ...moment,
  mealType: code,
  name: v.string(),
  amount: measure,
  unit: text,
  calorie: measure,
  carbohydrate: measure,
  protein: measure,
  totalFat: measure,
  sugar: measure,
  dietaryFiber: measure,
  sodium: measure,
})

export const bloodPressureRow = v.object({ datauuid: id, ...moment, systolic: measure, diastolic: measure })

const sleepStage = v.object({
  startTime: v.number(),
  endTime: v.number(),
  stage: v.picklist(['awake', 'rem', 'light', 'deep']),
})

/** Stages come from a watch alone; where they cannot be read the night still has its minutes. */
export const sleepRow = v.object({
  datauuid: id,
  ...span,
  minutes: measure,
  stages: v.fallback(v.nullish(v.array(sleepStage), []), []),
})

export const heartRateRow = v.object({
  datauuid: id,
  ...moment,
  rate: measure,
  state: v.picklist(['rest', 'walk', 'exercise']),
})

export const heightRow = v.object({ datauuid: id, ...moment, height: measure })

export const weightRow = v.object({
  datauuid: id,
  ...moment,
  weight: measure,
  bodyFat: measure,
  skeletalMuscleMass: measure,
})

/** `glucose` in mmol/l. */
export const glucoseRow = v.object({ datauuid: id, ...moment, glucose: measure, mealType: code })

export type StepRow = v.InferOutput<typeof stepRow>
export type MonthStepRow = v.InferOutput<typeof monthStepRow>
export type ExerciseRow = v.InferOutput<typeof exerciseRow>
export type FoodRow = v.InferOutput<typeof foodRow>
export type BloodPressureRow = v.InferOutput<typeof bloodPressureRow>
export type SleepRow = v.InferOutput<typeof sleepRow>
export type HeightRow = v.InferOutput<typeof heightRow>
export type WeightRow = v.InferOutput<typeof weightRow>
export type GlucoseRow = v.InferOutput<typeof glucoseRow>
