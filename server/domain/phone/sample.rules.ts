/**
 * From the rows of a registration to the rows that are kept. What cannot be true is left out, and counted by the
 * caller.
 */
import type { components } from '#openapi/generated/schema.d.ts'
import type { phoneExercises, phoneSteps } from '#server/domain/activity/schema.ts'
import { faultOf } from '#server/domain/index-record/change.rules.ts'
import type { heartRates } from '#server/domain/index-record/schema.ts'
import { isKept, isPair } from '#server/domain/index-record/limits.rules.ts'
import { type NightRow, nightRow } from '#server/domain/index-record/night.queries.ts'
import { isNight } from '#server/domain/index-record/night.rules.ts'
import { indexes } from '#server/domain/index-record/rules.ts'
import type { FoodRow } from '#server/domain/intake/queries.ts'
import { dayAfter, isStamp, SEOUL_MIN } from '#server/seoul.ts'

type Schemas = components['schemas']
type Owned<Row> = Omit<Row, 'hcId'>

/** Whose health app the rows come from: 2 Samsung, 3 Apple (HDT-02). */
export type Origin = '2' | '3'

export type StepRow = Owned<typeof phoneSteps.$inferInsert>
export type ExerciseRow = Owned<typeof phoneExercises.$inferInsert>
export type DayStepRow = { origin: Origin; activityDt: string; steps: number }
export type HeartRateRow = Owned<typeof heartRates.$inferInsert>
export type IndexRow = {
  helhidxCode: Schemas['PhoneIndex']['helhidxCode']
  inptDt: string
  helhidxVal: number
  helhidxOriCode: Origin
  helhidxLkeqmtCode: '1' | '2'
  helhDate: string
  sampleId: string | null
}

/** What one call wants to be kept. */
export type PhoneRows = {
  steps: StepRow[]
  daySteps: DayStepRow[]
  exercises: ExerciseRow[]
  foods: FoodRow[]
  indexes: IndexRow[]
  sleeps: NightRow[]
  heartRates: HeartRateRow[]
}

export const noRows = (): PhoneRows => ({
  steps: [],
  daySteps: [],
  exercises: [],
  foods: [],
  indexes: [],
  sleeps: [],
  heartRates: [],
})

/** Of rows with one key the last counts, as if they had been sent one by one. */
const lastOf = <Row>(rows: readonly Row[], key: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
]

/** Before this nobody's phone counted anything. A wrong clock says 1970. */
const EARLIEST = '20070101000000'

/**
 * A span that can be true. Nobody walks or exercises for longer than a day without a pause, so it touches two days at
 * most: whatever a row costs later is bounded by that.
 */
const isSpan = (row: { startDt: string; endDt: string }, latest: string): boolean =>
  isStamp(row.startDt) &&
  isStamp(row.endDt) &&
  row.startDt >= EARLIEST &&
  row.startDt <= row.endDt &&
  row.startDt <= latest &&
  row.endDt <= dayAfter(row.startDt)

/** The wall time at which a row begins. */
function beginOf(row: { startDt: string } | { eatDt: string } | { inptDt: string } | { stepDate: string }): string {
  if ('startDt' in row) return row.startDt
  if ('eatDt' in row) return row.eatDt
  return 'inptDt' in row ? row.inptDt : row.stepDate
}

/**
 * How many rows claim a time that has not come: the phone's clock runs ahead. They are among those that are left out.
 */
export const aheadOf = (rows: readonly Parameters<typeof beginOf>[0][], latest: string): number =>
  rows.filter((row) => beginOf(row) > latest).length

/** @param latest the last wall time at which something may have begun */
export function stepRows(rows: readonly Schemas['PhoneStep'][], origin: Origin, latest: string): StepRow[] {
  const kept = rows.filter((row) => isSpan(row, latest))
  return lastOf(kept, (row) => row.datauuid).map((row) => ({
    origin,
    sampleId: row.datauuid,
    startDt: row.startDt,
    endDt: row.endDt,
    offsetMin: row.offsetMin ?? SEOUL_MIN,
    steps: row.stepCnt,
    distanceM: row.distance,
    kcal: row.kcal,
    sourceName: row.sourceNm,
  }))
}

/** @param today no day after it is kept */
export function dayStepRows(rows: readonly Schemas['PhoneMonthStep'][], origin: Origin, today: string): DayStepRow[] {
  const kept = rows.filter(
    (row) => isStamp(`${row.stepDate}000000`) && row.stepDate >= EARLIEST.slice(0, 8) && row.stepDate <= today,
  )
  return lastOf(kept, (row) => row.stepDate).map((row) => ({ origin, activityDt: row.stepDate, steps: row.stepCnt }))
}

export function exerciseRows(rows: readonly Schemas['PhoneExercise'][], origin: Origin, latest: string): ExerciseRow[] {
  const kept = rows.filter((row) => isSpan(row, latest))
  return lastOf(kept, (row) => row.datauuid).map((row) => ({
    origin,
    sampleId: row.datauuid,
    exerciseType: row.exerciseType,
    exerciseName: row.exerciseNm,
    startDt: row.startDt,
    endDt: row.endDt,
    offsetMin: row.offsetMin ?? SEOUL_MIN,
    durationSec: row.durationSec,
    kcal: row.kcal,
    distanceM: row.distance,
    heartRateAvg: row.heartRateAvg,
    heartRateMax: row.heartRateMax,
  }))
}

/**
 * The platform's meals: breakfast, lunch, dinner, and three snacks. The one of the evening is what the app sends there
 * for 야식, so that a food entered on the phone late at night is no afternoon snack; the one of the morning stays a
 * snack, though the app sends 새벽식 as that: few eat at five, many at ten. What was entered here keeps its meal, since it
 * is known by its id.
 */
const MEAL_TIME = { '100001': '1', '100002': '2', '100003': '3', '100004': '5', '100005': '5', '100006': '4' } as const

export function foodRows(rows: readonly Schemas['PhoneFood'][], latest: string): FoodRow[] {
  const kept = rows.filter((row) => isStamp(row.eatDt) && row.eatDt >= EARLIEST && row.eatDt <= latest)
  return lastOf(kept, (row) => row.datauuid).map((row) => ({
    sampleId: row.datauuid,
    eatDt: row.eatDt,
    mealType: MEAL_TIME[row.mealType],
    foodName: row.foodNm,
    quantity: row.amount,
    unit: row.unit,
    kcal: row.kcal,
    carbohydrateG: row.cho,
    proteinG: row.protein,
    fatG: row.fat,
    sugarG: row.sugar,
    fibreG: row.fib,
    sodiumMg: row.na,
  }))
}

/** The platform's id of a value; null where none was told. */
export type IdOf = (value: { helhidxCode: string; inptDt: string }) => string | null

/** Ids travel beside the values, which have exactly seven fields (HDT-01). */
export function idsBeside(ids: readonly Schemas['PhoneIndexId'][] = []): IdOf {
  const told = new Map(ids.map(({ helhidxCode, inptDt, datauuid }) => [`${helhidxCode} ${inptDt}`, datauuid]))
  return ({ helhidxCode, inptDt }) => told.get(`${helhidxCode} ${inptDt}`) ?? null
}

/**
 * HSY-43: a value counts above 0 only, also after rounding. HSY-73: the origin is that of the registration. A pair of
 * pressures the wrong way round is left out whole: which of the two is wrong nobody knows.
 */
export function indexRows(
  rows: readonly Schemas['PhoneIndex'][],
  origin: Origin,
  latest: string,
  idOf: IdOf,
): IndexRow[] {
  const kept = rows
    .map((row) => ({ ...row, value: Number(Number(row.helhidxVal).toFixed(indexes[row.helhidxCode].decimals)) }))
    .filter((row) => row.helhidxOriCode === origin && row.value > 0 && faultOf(row, latest) === undefined)
  const last = lastOf(kept, (row) => `${row.helhidxCode} ${row.inptDt}`)
  const pressure = new Map(last.map((row) => [`${row.helhidxCode} ${row.inptDt}`, row.value]))
  const isWrong = ({ helhidxCode, inptDt }: { helhidxCode: string; inptDt: string }): boolean => {
    if (helhidxCode !== 'SBP' && helhidxCode !== 'DBP') return false
    const [systolic, diastolic] = [pressure.get(`SBP ${inptDt}`), pressure.get(`DBP ${inptDt}`)]
    return systolic !== undefined && diastolic !== undefined && !isPair(systolic, diastolic)
  }
  return last
    .filter((row) => !isWrong(row))
    .map((row) => ({
      helhidxCode: row.helhidxCode,
      inptDt: row.inptDt,
      helhidxVal: row.value,
      helhidxOriCode: origin,
      helhidxLkeqmtCode: row.helhidxLkeqmtCode,
      helhDate: row.helhDate,
      sampleId: idOf(row),
    }))
}

/** Begins and stages of nights. One whose minutes did not come with it, or were left out, is left out too. */
export function sleepRows(
  rows: readonly Schemas['PhoneSleep'][],
  origin: Origin,
  values: readonly IndexRow[],
): NightRow[] {
  const slept = new Set(values.filter(({ helhidxCode }) => helhidxCode === 'SLP').map(({ inptDt }) => inptDt))
  const kept = rows.filter((row) => slept.has(row.inptDt) && isNight(row))
  return lastOf(kept, (row) => row.inptDt).map((row) => nightRow(row, origin))
}

export function heartRateRows(
  rows: readonly Schemas['PhoneHeartRate'][],
  origin: Origin,
  latest: string,
): HeartRateRow[] {
  const kept = rows.filter(
    (row) => isStamp(row.inptDt) && row.inptDt >= EARLIEST && row.inptDt <= latest && isKept('HR', row.heartRate),
  )
  return lastOf(kept, (row) => row.inptDt).map((row) => ({
    helhidxOriCode: origin,
    inptDt: row.inptDt,
    rate: row.heartRate,
    state: row.stateCode,
  }))
}

/** An iPhone tells no heart rates but the mean of an exercise: it stands at its begin. */
export const exerciseRates = (exercises: readonly ExerciseRow[]): HeartRateRow[] =>
  lastOf(
    exercises.filter(
      ({ origin, heartRateAvg }) => origin === '3' && heartRateAvg != null && isKept('HR', heartRateAvg),
    ),
    ({ startDt }) => startDt,
  ).map(({ startDt, heartRateAvg }) => ({
    helhidxOriCode: '3',
    inptDt: startDt,
    rate: heartRateAvg ?? 0,
    state: 'WRKOT',
  }))
