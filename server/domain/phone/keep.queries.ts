/** Keeps the rows of one call of a phone, each kind in pieces and as far as there is room for it. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { createQueueByKey, inPieces } from '#server/db/pieces.ts'
import { retrying } from '#server/db/retry.ts'
import { phoneDaySteps, phoneExercises, phoneSteps } from '#server/domain/activity/schema.ts'
import { takeVanishedExercises } from '#server/domain/activity/vanished.queries.ts'
import { keepReported, takeVanished, type Whole } from '#server/domain/index-record/phone-values.queries.ts'
import { heartRates } from '#server/domain/index-record/schema.ts'
import { addFoods } from '#server/domain/intake/queries.ts'
import { members } from '#server/domain/member/schema.ts'
import { takeRoom } from './room.queries.ts'
import type { SampleKind } from './room.rules.ts'
import { exerciseRates, type PhoneRows } from './sample.rules.ts'

/** A span that a phone has reported whole: values by their codes with all of them, exercises by the ids of all. */
export type ReportedSpan = Whole & {
  codes: readonly string[]
  values: readonly { code: string; at: string; sample: string | null }[]
  exercises: readonly string[] | null
}

/**
 * What became of a call's rows: new or different, left out since the member has removed them here, passed over since
 * there is no room, and records that are gone on the phone.
 */
export type Registered = { written: number; removed: number; gone: number; full: number }

const RATE_KEY = ['hcId', 'inptDt', 'helhidxOriCode'] as const

export function keepQueries(db: Db) {
  const queueByMember = createQueueByKey()
  /** Work in a transaction that holds the member. */
  const inTurn = <T>(hcId: string, work: (tx: Queryable) => Promise<T>): Promise<T> =>
    retrying(() =>
      db.transaction(async (tx) => {
        await oneAtATime(tx, hcId)
        return work(tx)
      }),
    )
  return {
    inTurn,

    /** @param whole what the phone was asked for and has answered whole */
    keepRows: async (hcId: string, rows: PhoneRows, now: Date, whole?: ReportedSpan): Promise<Registered> => {
      const write = <T>(work: () => Promise<T>): Promise<T> => queueByMember(hcId, () => retrying(work))
      let [removed, gone, full] = [0, 0, 0]
      /** Writes what there is room for, in pieces. @returns how many rows were new or different */
      const keepKind = async <Kind extends SampleKind>(
        kind: Kind,
        put: (rows: PhoneRows[Kind][number][]) => Promise<number>,
        size?: number,
      ): Promise<number> => {
        const room = await takeRoom(db, hcId, kind, rows[kind], now)
        full += rows[kind].length - room.rows.length
        let written = 0
        try {
          for (const piece of inPieces(room.rows, size)) written += await put(piece)
        } finally {
          await room.giveBack(written)
        }
        return written
      }
      const own = <Row extends object>(list: readonly Row[]) => list.map((row) => ({ ...row, hcId }))
      const steps = await keepKind('steps', (piece) =>
        write(() => upsertMany(db, phoneSteps, own(piece), ['hcId', 'origin', 'sampleId'])),
      )
      let daySteps = 0
      for (const piece of inPieces(own(rows.daySteps)))
        daySteps += await write(() => upsertMany(db, phoneDaySteps, piece, ['hcId', 'origin', 'activityDt']))
      const exercises = await keepKind('exercises', async (piece) => {
        const written = await write(() => upsertMany(db, phoneExercises, own(piece), ['hcId', 'origin', 'sampleId']))
        // Beside the exercise that it is told with: no row of its own to count.
        const rates = own(exerciseRates(piece))
        if (rates.length > 0) await write(() => upsertMany(db, heartRates, rates, RATE_KEY))
        return written
      })
      const indexes = await keepKind('indexes', async (piece) => {
        const slept = new Set(piece.filter(({ helhidxCode }) => helhidxCode === 'SLP').map(({ inptDt }) => inptDt))
        const nights = rows.sleeps.filter(({ inptDt }) => slept.has(inptDt))
        const kept = await write(() => keepReported(db, hcId, piece, nights, now))
        removed += kept.removed
        return kept.written
      })
      const rates = await keepKind('heartRates', (piece) =>
        write(() => upsertMany(db, heartRates, own(piece), RATE_KEY)),
      )
      const addAll = (foods: PhoneRows['foods']) => inTurn(hcId, (tx) => addFoods(tx, hcId, foods, now))
      const foods = await keepKind('foods', addAll, Math.max(1, rows.foods.length))
      if (whole && whole.codes.length > 0)
        gone += await write(() => takeVanished(db, hcId, whole, whole.codes, whole.values))
      const told = whole?.exercises
      if (whole && told) gone += await inTurn(hcId, (tx) => takeExercises(tx, hcId, whole, told))
      return { written: steps + daySteps + exercises + indexes + rates + foods, removed, gone, full }
    },
  }
}

/** Two pieces of one sync would otherwise each add up a day without seeing the other's rows. */
export async function oneAtATime(tx: Queryable, hcId: string): Promise<void> {
  await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
}

/** With the heart rates that are their means: an iPhone tells no others. */
async function takeExercises(tx: Queryable, hcId: string, whole: Whole, told: readonly string[]): Promise<number> {
  const starts = await takeVanishedExercises(tx, hcId, whole, told)
  if (starts.length > 0 && whole.origin === '3') {
    await tx
      .delete(heartRates)
      .where(
        and(
          eq(heartRates.hcId, hcId),
          eq(heartRates.helhidxOriCode, '3'),
          eq(heartRates.state, 'WRKOT'),
          inArray(heartRates.inptDt, starts),
        ),
      )
  }
  return starts.length
}
