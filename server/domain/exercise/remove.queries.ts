/** Leaving the health log takes exercise along. */
import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import {
  exerciseRoutines,
  exerciseSettings,
  favouriteProgrammes,
  programmeWorkoutMoves,
  programmeWorkouts,
  surveyAnswers,
} from './schema.ts'

/**
 * Takes away everything of exercise that is the member's own; what phones have sent is theirs to take. Returns how many
 * exercises went.
 */
export async function removeExercise(tx: Queryable, hcId: string): Promise<number> {
  for (const table of [surveyAnswers, exerciseRoutines, favouriteProgrammes, exerciseSettings, programmeWorkoutMoves])
    await tx.delete(table).where(eq(table.hcId, hcId))
  return (await tx.delete(programmeWorkouts).where(eq(programmeWorkouts.hcId, hcId))).count
}
