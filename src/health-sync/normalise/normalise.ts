import type { HealthLists, HealthRows } from '#src/shell/native-calls.ts'

import type { KindPlan } from '../sync-plan.ts'
import type { Dropped, HeldBody, Piece, RegisterCall } from '../sync-types.ts'
import type { NamedRecord, ValueLists } from './index-records.ts'

import { heartRatesOf } from './heart-rates.ts'
import { namedRecords } from './index-records.ts'
import { payloadOf } from './payload.ts'
import { exercisesOf, foodsOf, monthStepsOf, stepsOf } from './phone-rows.ts'
import { Tally } from './tally.ts'
import { wholeOfExercise, wholeOfValues } from './whole.ts'

/** One answer of the phone, to be made into registrations. Plain data: it travels to the worker. */
export interface NormaliseJob {
  plan: KindPlan
  hcId: string
  data: HealthRows | HealthLists
  /** Ids on the phone of meals the member has deleted here, while the phone may still hold them. */
  removedMeals: readonly string[]
}

export interface Normalised<Body = string | HeldBody> {
  pieces: Piece<Body>[]
  /** Rows of the answer, for the query log. */
  rowCnt: number
  /** Values in them, kept and dropped. */
  read: number
  dropped: Dropped
  /** Meals on the phone that came from here: number in the product → id on the phone. */
  ours: Record<string, string>
}

/**
 * Rows per call, at most; the contract takes 1000 of each kind. A call costs the page's thread nothing (the worker
 * sends it), so this is what is best for the server, which serves others between two calls: bench goals 11 and 12 pull
 * at the two ends.
 */
export const ROWS_PER_PIECE = 250

/** The server takes rows of 100 days in a call; one that begins before midnight and ends after it touches two. */
const DAYS_PER_PIECE = 50

/** The server reads up to 1 MiB; long names in another script make long bodies. */
const MOST_BYTES = 900_000

/**
 * Row-by-row lists; the answer as text is read here, in the worker, for the first time. Unreadable text is an error.
 */
function parsed(data: HealthRows | HealthLists): unknown {
  return typeof data === 'string' ? JSON.parse(data) : data
}

function listOf(data: unknown): readonly unknown[] {
  if (!Array.isArray(data)) throw new TypeError('The phone delivered no list')
  return data
}

function listsOf(data: unknown): ValueLists {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new TypeError('The phone delivered no lists')
  return Object.fromEntries(Object.entries(data))
}

/** A record as the wire takes it: its value is text there, a number here. [HSY-45] */
const toWire = (record: NamedRecord) => ({ ...record, helhidxVal: String(record.helhidxVal) })
type WireRecord = ReturnType<typeof toWire>

/** The record alone, with its seven fields; its night and its id go beside it. [HDT-01] */
const alone = ({ sleepDtl: _night, datauuid: _id, ...record }: WireRecord) => record
const idOf = ({ helhidxCode, inptDt, datauuid }: WireRecord) => ({ helhidxCode, inptDt, datauuid })
const nightOf = ({ inptDt, sleepDtl }: WireRecord) => (sleepDtl ? [{ inptDt, ...sleepDtl }] : [])

interface Registration<Row> {
  call: RegisterCall
  bodyOf: (piece: readonly Row[]) => unknown
}

/** What a row is told with: where it begins says of which day it is. */
type Dated = { startDt: string } | { stepDate: string } | { eatDt: string } | { inptDt: string }

function dayOf(row: Dated): string {
  if ('startDt' in row) return row.startDt.slice(0, 8)
  if ('eatDt' in row) return row.eatDt.slice(0, 8)
  return 'inptDt' in row ? row.inptDt.slice(0, 8) : row.stepDate
}

/** The rows in pieces, each with the payload's other fields around it. [HDT-08] */
function piecesOf<Row extends Dated>(
  rows: readonly Row[],
  registration: Registration<Row>,
  most = ROWS_PER_PIECE,
): Piece<string>[] {
  if (rows.length > most) {
    return Array.from({ length: Math.ceil(rows.length / most) }, (_, index) =>
      rows.slice(index * most, (index + 1) * most),
    ).flatMap((piece) => piecesOf(piece, registration, most))
  }
  if (rows.length === 0) return []
  const { call, bodyOf } = registration
  const body = JSON.stringify(bodyOf(rows))
  // UTF-8 takes three bytes for a Korean letter, and no more than that for any unit of a text.
  const isLong =
    (body.length * 3 > MOST_BYTES && new TextEncoder().encode(body).length > MOST_BYTES) ||
    new Set(rows.map(dayOf)).size > DAYS_PER_PIECE
  return isLong && rows.length > 1
    ? piecesOf(rows, registration, Math.ceil(rows.length / 2))
    : [{ call, body, count: rows.length }]
}

/** Only a call with every row says what is not there any more: of an answer in pieces none does. */
const holdsAll = (piece: readonly unknown[], rows: readonly unknown[]): boolean => piece.length === rows.length

/**
 * Makes an answer of the phone into the registrations it asks for: pure, and the same for the same answer. An answer
 * without anything to keep makes none, so that an empty one never takes anything away. [HSY-75] Throws where the answer
 * as a whole cannot be read.
 */
export function normalise(job: NormaliseJob): Normalised<string> {
  const { plan, removedMeals } = job
  const { kind, register, window } = plan
  const tally = new Tally()
  const data = parsed(job.data)
  const span = payloadOf(job)
  const done = (pieces: Piece<string>[], rowCnt: number, ours: Record<string, string> = {}): Normalised<string> => ({
    pieces,
    rowCnt,
    read: tally.read,
    dropped: tally.dropped,
    ours,
  })
  const within = (rows: readonly unknown[]) => ({ ...span, data: rows })
  const rowsIn = (lists: ValueLists) =>
    Object.values(lists).reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0)

  if (kind === 'health' || kind === 'allData') {
    const lists = listsOf(data)
    const indexes = namedRecords(lists, plan, tally).map(toWire)
    const whole = wholeOfValues(plan, lists, tally)
    const rates = Array.isArray(lists['heartRate'])
      ? heartRatesOf(lists['heartRate'], plan.permissions.heartRate, tally)
      : []
    const none = { steps: [], exercises: [], foods: [] }
    const values = piecesOf(indexes, {
      call: register,
      bodyOf: (piece) => ({
        ...span,
        // A night travels with its minutes: by themselves neither says when it was.
        data:
          kind === 'health' ? piece.map(alone) : { ...none, indexes: piece.map(alone), sleeps: piece.flatMap(nightOf) },
        indexIds: piece.map(idOf),
        ...(holdsAll(piece, indexes) && { whole }),
      }),
    })
    const beats = piecesOf(rates, {
      call: register,
      bodyOf: (piece) =>
        kind === 'health'
          ? { ...span, data: [], heartRates: piece }
          : { ...span, data: { ...none, indexes: [], heartRates: piece } },
    })
    return done([...values, ...beats], rowsIn(lists))
  }

  const list = listOf(data)
  if (kind === 'bloodPressure' || kind === 'sleep') {
    const lists = kind === 'sleep' ? { sleep: list } : { bloodPressure: list }
    // One array of records, without a payload around it. [HSY-60]
    return done(
      piecesOf(namedRecords(lists, plan, tally).map(toWire), { call: register, bodyOf: (piece) => piece }),
      list.length,
    )
  }
  if (kind === 'exercise') {
    const exercises = exercisesOf(list, tally)
    const whole = wholeOfExercise(plan, tally)
    const pieces = piecesOf(exercises, {
      call: register,
      bodyOf: (rows) => ({ ...within(rows), ...(holdsAll(rows, exercises) && { whole }) }),
    })
    if (plan.phone !== 'android') return done(pieces, list.length)
    // What the member has just finished has its own call, for today alone. [HSY-59]
    const todays = exercises.filter(({ startDt }) => startDt.startsWith(plan.today))
    const day = { ...span, date: plan.today, startDate: `${plan.today}000000`, endDate: window.endDate }
    const again = piecesOf(todays, {
      call: 'syncSamsungHealthExerciseData',
      bodyOf: (rows) => ({ ...day, data: rows }),
    })
    return done([...pieces, ...again.map((piece) => ({ ...piece, count: 0 }))], list.length)
  }
  if (kind === 'food') {
    const { foods, ours } = foodsOf(list, new Set(removedMeals), tally)
    return done(piecesOf(foods, { call: register, bodyOf: within }), list.length, ours)
  }
  const steps: readonly Dated[] = kind === 'monthSteps' ? monthStepsOf(list, tally) : stepsOf(list, tally)
  return done(piecesOf(steps, { call: register, bodyOf: within }), list.length)
}
