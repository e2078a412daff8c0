/** A programme that was done, kept once however often it is sent; and what a month comes to. */
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { secondsBetween } from '#server/seoul.ts'
import { kcalOf, minutesOf, workedSeconds } from './energy.rules.ts'
import { workoutNumber } from './number.rules.ts'
import type { Step } from './programme.queries.ts'
import { exerciseProgrammes, programmeMoves, programmeWorkoutMoves, programmeWorkouts } from './schema.ts'

export type SentWorkout = {
  prgmCode: string
  startDt: string
  endDt: string
  moveList: readonly { moveSn: number; doneYn: 'Y' | 'N'; moveSec: number }[]
}
export type Saved = { wrkotSn: number; wrkotMin: number; useKcal: number; doneCnt: number }
export type DoneProgramme = {
  startDt: string
  prgmCode: string
  prgmNm: string
  prgmNmEng: string
  thmCode: string
  categoryCode: string
  minutes: number
  kcal: number
  doneCnt: number
  moveCnt: number
}

/**
 * What a programme came to: a move that was not done to the end costs nothing, since nobody knows how much of it was
 * done.
 */
export function workoutOf({ startDt, endDt, moveList }: SentWorkout, steps: readonly Step[], kg: number) {
  const moves = moveList.map(({ moveSn, doneYn, moveSec }) => {
    const step = steps.find((one) => one.moveSn === moveSn)
    const done = doneYn === 'Y'
    return {
      moveSn,
      done,
      seconds: moveSec,
      kcal: done && step !== undefined ? kcalOf(step.metTenths * moveSec, kg) : 0,
      restSec: step?.restSec ?? 0,
    }
  })
  const moved = moves.reduce((sum, { seconds }) => sum + seconds, 0)
  const planned = steps.reduce((sum, { moveSec, restSec }) => sum + moveSec + restSec, 0)
  return {
    // No part of an exercise is longer than the whole, whatever the clocks of a phone say.
    durationSec: Math.max(moved, workedSeconds(secondsBetween(startDt, endDt), planned, moves)),
    kcal: moves.reduce((sum, move) => sum + move.kcal, 0),
    moves: moves.map(({ restSec: _rest, ...move }) => move),
  }
}

/** Programmes that a member can keep of one day. */
export const MOST_PROGRAMMES_A_DAY = 30

export function doneQueries(db: Db) {
  return {
    /**
     * Again with the same programme and start answers what stands. Undefined where another programme began in that
     * second.
     *
     * @throws RecordsFull
     */
    save: (
      hcId: string,
      sent: SentWorkout,
      steps: readonly Step[],
      kg: number,
      now: Date,
    ): Promise<Saved | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const { startDt, endDt, prgmCode } = sent
          const { moves, ...sums } = workoutOf(sent, steps, kg)
          const added = await insertMany(tx, programmeWorkouts, [
            { hcId, startDt, endDt, prgmCode, ...sums, savedAt: now },
          ])
          const isOfDay = and(
            eq(programmeWorkouts.hcId, hcId),
            gte(programmeWorkouts.startDt, `${startDt.slice(0, 8)}000000`),
            lte(programmeWorkouts.startDt, `${startDt.slice(0, 8)}235959`),
          )
          if (added > 0 && (await tx.$count(programmeWorkouts, isOfDay)) > MOST_PROGRAMMES_A_DAY)
            throw new RecordsFull(FULL.programmes)
          if (added > 0)
            await insertMany(
              tx,
              programmeWorkoutMoves,
              moves.map((move) => ({ hcId, startDt, ...move })),
            )
          const [row] = await tx
            .select({
              prgmCode: programmeWorkouts.prgmCode,
              durationSec: programmeWorkouts.durationSec,
              kcal: programmeWorkouts.kcal,
              doneCnt: sql<number>`(
                select count(*) from ${programmeWorkoutMoves} m
                where m.hc_id = ${hcId} and m.start_dt = ${startDt} and m.done)`.mapWith(Number),
            })
            .from(programmeWorkouts)
            .where(and(eq(programmeWorkouts.hcId, hcId), eq(programmeWorkouts.startDt, startDt)))
          if (row === undefined || row.prgmCode !== prgmCode) return undefined
          return {
            wrkotSn: workoutNumber(startDt, 'AI'),
            wrkotMin: minutesOf(row.durationSec),
            useKcal: row.kcal,
            doneCnt: row.doneCnt,
          }
        }),
      ),

    /** What was done between two days, newest first. */
    done: async (hcId: string, from: string, to: string): Promise<DoneProgramme[]> => {
      const rows = await db
        .select({
          startDt: programmeWorkouts.startDt,
          prgmCode: programmeWorkouts.prgmCode,
          prgmNm: exerciseProgrammes.prgmNm,
          prgmNmEng: exerciseProgrammes.prgmNmEng,
          thmCode: exerciseProgrammes.thmCode,
          categoryCode: exerciseProgrammes.categoryCode,
          durationSec: programmeWorkouts.durationSec,
          kcal: programmeWorkouts.kcal,
          // Of the moves that the programme has: one that it lost since is in neither count.
          doneCnt: sql<number>`(
            select count(*) from ${programmeWorkoutMoves} m
            join ${programmeMoves} s on s.prgm_code = ${programmeWorkouts}.prgm_code and s.move_sn = m.move_sn
            where m.hc_id = ${hcId} and m.start_dt = ${programmeWorkouts}.start_dt and m.done)`.mapWith(Number),
          moveCnt: sql<number>`(
            select count(*) from ${programmeMoves} s
            where s.prgm_code = ${programmeWorkouts}.prgm_code)`.mapWith(Number),
        })
        .from(programmeWorkouts)
        .innerJoin(exerciseProgrammes, eq(exerciseProgrammes.prgmCode, programmeWorkouts.prgmCode))
        .where(
          and(
            eq(programmeWorkouts.hcId, hcId),
            gte(programmeWorkouts.startDt, `${from}000000`),
            lte(programmeWorkouts.startDt, `${to}235959`),
          ),
        )
        .orderBy(desc(programmeWorkouts.startDt))
      return rows.map(({ durationSec, ...row }) => ({ ...row, minutes: minutesOf(durationSec) }))
    },
  }
}
