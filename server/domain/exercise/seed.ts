/** What there is to do, and what the demo's people do. */
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { type NounSeed, owned } from '#server/db/seed/noun.ts'
import { phoneExercises } from '#server/domain/activity/schema.ts'
import {
  exerciseCodes,
  exerciseMoves,
  exerciseProgrammes,
  exerciseRoutines,
  exerciseSettings,
  exerciseThemes,
  favouriteProgrammes,
  programmeMoves,
  programmeWorkoutMoves,
  programmeWorkouts,
  routineStats,
  surveyAnswers,
  surveyOptions,
  surveyQuestions,
  themeStats,
} from './schema.ts'
import { CODES, OPENED, OPTIONS, QUESTIONS, ROUTINES } from './seed/choices.ts'
import { phoneWorkoutsOf, programmesOf } from './seed/members.ts'
import { MOVES } from './seed/moves.ts'
import { PROGRAMMES, STEPS, THEMES } from './seed/programmes.ts'

const HOUR_MS = 3_600_000

export const seed: NounSeed = {
  shared: fill,
  person: async (tx, { hcId, persona }, now) => {
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
    const { workouts, moves } = programmesOf(persona, now)
    await insertMany(tx, phoneExercises, owned(hcId, phoneWorkoutsOf(persona, now)))
    await insertMany(tx, programmeWorkouts, owned(hcId, workouts))
    await insertMany(tx, programmeWorkoutMoves, owned(hcId, moves))
    const favourites = { haneul: ['PG0012', 'PG0031', 'PG0045'], emily: ['PG0034'], saebyeok: [], dasom: [] }[persona]
    await insertMany(
      tx,
      favouriteProgrammes,
      owned(
        hcId,
        favourites.map((prgmCode, index) => ({ prgmCode, since: ago(200 + index * 100) })),
      ),
    )
    if (persona !== 'haneul') return
    const answers = [
      { qstnSeq: 1, optCode: 'STR' },
      { qstnSeq: 2, optCode: '1' },
      { qstnSeq: 3, optCode: 'BACK' },
    ]
    await insertMany(
      tx,
      surveyAnswers,
      owned(
        hcId,
        answers.map((answer) => ({ ...answer, answeredAt: ago(1072) })),
      ),
    )
    await insertMany(
      tx,
      exerciseRoutines,
      owned(
        hcId,
        ['PG0012', 'PG0045'].map((prgmCode, index) => ({ prgmCode, orderSeq: index + 1, keptAt: ago(1071) })),
      ),
    )
    const settings = [
      { settingCode: 'GOAL' as const, values: ['STR'] },
      { settingCode: 'DIFFICULTY' as const, values: ['2'] },
      { settingCode: 'CATEGORY' as const, values: ['STR', 'CARDIO'] },
      { settingCode: 'TIME' as const, values: ['30'] },
      { settingCode: 'WEEKDAY' as const, values: ['1', '2', '4'] },
      { settingCode: 'ALARM' as const, values: ['1830'] },
    ]
    await insertMany(
      tx,
      exerciseSettings,
      owned(
        hcId,
        settings.map((setting) => ({ ...setting, savedAt: ago(1070) })),
      ),
    )
  },
  /** A database from before there were programmes. */
  day: async (db: Db) => {
    const found = await db.select({ code: exerciseThemes.thmCode }).from(exerciseThemes).limit(1)
    if (found.length === 0) await retrying(() => db.transaction(fill))
  },
}

async function fill(tx: Queryable): Promise<void> {
  await insertMany(tx, exerciseThemes, THEMES)
  await insertMany(tx, exerciseProgrammes, PROGRAMMES)
  await insertMany(tx, exerciseMoves, MOVES)
  await insertMany(tx, programmeMoves, STEPS)
  await insertMany(tx, exerciseCodes, CODES)
  await insertMany(tx, surveyQuestions, QUESTIONS)
  await insertMany(tx, surveyOptions, OPTIONS)
  await insertMany(tx, routineStats, ROUTINES)
  await insertMany(tx, themeStats, OPENED)
}
