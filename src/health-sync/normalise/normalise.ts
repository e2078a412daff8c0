import type { HealthLists, HealthRows } from '#src/shell/native-calls.ts'

import type { KindPlan } from '../sync-plan.ts'
import type { Dropped, Piece, RegisterCall } from '../sync-types.ts'
import type { IndexRecord, ValueLists } from './index-records.ts'

import { indexRecords } from './index-records.ts'
import { payloadOf } from './payload.ts'
import { exercisesOf, foodsOf, monthStepsOf, stepsOf } from './phone-rows.ts'
import { Tally } from './tally.ts'

/** One answer of the phone, to be made into registrations. Plain data: it travels to the worker. */
export interface NormaliseJob {
  plan: KindPlan
  hcId: string
  data: HealthRows | HealthLists
  /** Ids on the phone of meals the member has deleted here, while the phone may still hold them. */
  removedMeals: readonly string[]
}

export interface Normalised {
  pieces: Piece[]
  /** Rows of the answer, for the query log. */
  rowCnt: number
  /** Values in them, kept and dropped. */
  read: number
  dropped: Dropped
  /** Meals on the phone that came from here: number in the product → id on the phone. */
  ours: Record<string, string>
}

/** Rows per call: one that fails costs little to repeat, and the server serves others between two. */
export const ROWS_PER_PIECE = 500

/** Row-by-row lists; the answer as text is read here, in the worker, for the first time. Unreadable text is an error. */
function parsed(data: HealthRows | HealthLists): unknown {
  return typeof data === 'string' ? JSON.parse(data) : data
}

function listOf(data: unknown): readonly unknown[] {
  if (!Array.isArray(data)) throw new TypeError('The phone delivered no list')
  return data
}

function listsOf(data: unknown): ValueLists {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TypeError('The phone delivered no lists')
  return Object.fromEntries(Object.entries(data))
}

/** A record as the wire takes it: its value is text there, a number here. [HSY-45] */
const toWire = (record: IndexRecord) => ({ ...record, helhidxVal: String(record.helhidxVal) })

/** The rows in pieces, each with the payload's other fields around it; absent ones are left out. [HDT-08] */
function piecesOf<Row>(rows: readonly Row[], call: RegisterCall, bodyOf: (piece: readonly Row[]) => unknown): Piece[] {
  const pieces: Piece[] = []
  for (let start = 0; start < rows.length; start += ROWS_PER_PIECE) {
    const piece = rows.slice(start, start + ROWS_PER_PIECE)
    pieces.push({ call, body: JSON.stringify(bodyOf(piece)), count: piece.length })
  }
  return pieces
}

/**
 * Makes an answer of the phone into the registrations it asks for: pure, and the same for the same answer. An answer
 * without anything to keep makes none. [HSY-75] Throws where the answer as a whole cannot be read.
 */
export function normalise(job: NormaliseJob): Normalised {
  const { plan, removedMeals } = job
  const { kind, register, window } = plan
  const tally = new Tally()
  const data = parsed(job.data)
  const span = payloadOf(job)
  const done = (pieces: Piece[], rowCnt: number, ours: Record<string, string> = {}): Normalised => ({
    pieces, rowCnt, read: tally.read, dropped: tally.dropped, ours,
  })
  const rowsIn = (lists: ValueLists) => Object.values(lists).reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0)

  if (kind === 'health' || kind === 'allData') {
    const lists = listsOf(data)
    const indexes = indexRecords(lists, plan, tally).map(toWire)
    const bodyOf = (piece: readonly ReturnType<typeof toWire>[]) =>
      kind === 'health' ? { ...span, data: piece } : { ...span, data: { steps: [], exercises: [], foods: [], indexes: piece } }
    return done(piecesOf(indexes, register, bodyOf), rowsIn(lists))
  }

  const list = listOf(data)
  if (kind === 'bloodPressure' || kind === 'sleep') {
    const lists = kind === 'sleep' ? { sleep: list } : { bloodPressure: list }
    // One array of records, without a payload around it. [HSY-60]
    return done(piecesOf(indexRecords(lists, plan, tally).map(toWire), register, (piece) => piece), list.length)
  }
  if (kind === 'exercise') {
    const exercises = exercisesOf(list, tally)
    const pieces = piecesOf(exercises, register, (rows) => ({ ...span, data: rows }))
    if (plan.phone !== 'android') return done(pieces, list.length)
    // What the member has just finished has its own call, for today alone. [HSY-59]
    const todays = exercises.filter(({ startDt }) => startDt.startsWith(plan.today))
    const day = { ...span, date: plan.today, startDate: `${plan.today}000000`, endDate: window.endDate }
    const again = piecesOf(todays, 'syncSamsungHealthExerciseData', (rows) => ({ ...day, data: rows }))
    return done([...pieces, ...again.map((piece) => ({ ...piece, count: 0 }))], list.length)
  }
  if (kind === 'food') {
    const { foods, ours } = foodsOf(list, new Set(removedMeals), tally)
    return done(piecesOf(foods, register, (rows) => ({ ...span, data: rows })), list.length, ours)
  }
  const steps: readonly object[] = kind === 'monthSteps' ? monthStepsOf(list, tally) : stepsOf(list, tally)
  return done(piecesOf(steps, register, (rows) => ({ ...span, data: rows })), list.length)
}
