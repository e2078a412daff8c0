/** The member's meal record, food by food. */
import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/db/schema/member.ts'
import { intakeRecords } from '#server/db/schema/phone.ts'
import type { FoodRow } from './phone-rows.ts'
import { addEaten, nextIntakeNumber } from './phone.queries.ts'

export type IntakeRow = typeof intakeRecords.$inferSelect
export type NewFood = Omit<FoodRow, 'sampleId'>

export function intakeQueries(db: Db) {
  return {
    /**
     * Foods eaten between two wall times (`YYYYMMDDHHmmss`, both included), in order of time.
     * @param onlyUntied those alone that were entered here and have no copy on the phone
     */
    eaten: (hcId: string, from: string, to: string, onlyUntied = false): Promise<IntakeRow[]> =>
      db
        .select()
        .from(intakeRecords)
        .where(
          and(
            eq(intakeRecords.hcId, hcId),
            gte(intakeRecords.eatDt, from),
            lte(intakeRecords.eatDt, to),
            onlyUntied ? and(eq(intakeRecords.origin, '1'), isNull(intakeRecords.sampleId)) : undefined,
          ),
        )
        .orderBy(asc(intakeRecords.eatDt), asc(intakeRecords.hcUclSeqNo)),

    /** Adds foods that were entered here. Returns the number of the first; the others follow it. */
    add: (hcId: string, foods: readonly NewFood[], now: Date): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const first = await nextIntakeNumber(tx, hcId)
          const rows = foods.map((food, index) => ({ hcId, hcUclSeqNo: first + index, origin: '1' as const, ...food, savedAt: now }))
          await insertMany(tx, intakeRecords, rows)
          await addEaten(tx, hcId, foods, now)
          return first
        }),
      ),

    /**
     * Ties foods to their copies on the phone. A number that is not the member's, or an id that another food has, is passed over.
     * @returns how many were tied by it
     */
    tie: (hcId: string, ties: readonly { hcUclSeqNo: number; sampleId: string }[]): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const ids = ties.map((tie) => tie.sampleId)
          const taken = await tx
            .select({ id: intakeRecords.sampleId })
            .from(intakeRecords)
            .where(and(eq(intakeRecords.hcId, hcId), inArray(intakeRecords.sampleId, ids)))
          const takenIds = new Set(taken.map((row) => row.id))
          const free = [...new Map(ties.map((tie) => [tie.sampleId, tie])).values()].filter((tie) => !takenIds.has(tie.sampleId))
          if (free.length === 0) return 0
          const written = await tx.execute(sql`
            update ${intakeRecords} set sample_id = tie.sample_id
            from json_to_recordset(${JSON.stringify(free.map((tie) => ({ number: tie.hcUclSeqNo, sample_id: tie.sampleId })))}::json)
              as tie(number integer, sample_id text)
            where ${intakeRecords.hcId} = ${hcId} and ${intakeRecords.hcUclSeqNo} = tie.number`)
          return written.count
        }),
      ),
  }
}
