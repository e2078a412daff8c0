/** Changes of what was recorded, by its number. A number of somebody else is as if it were not there. */
import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { recountLeftovers } from '#server/domain/meal/leftover.queries.ts'
import { members } from '#server/domain/member/schema.ts'
import type { Changed } from './change.rules.ts'
import { eatenKcal, recountEaten, recountGrown } from './day.queries.ts'
import type { IntakeRow } from './queries.ts'
import { intakeRecords } from './schema.ts'

const dayOf = ({ eatDt }: { eatDt: string }): string => eatDt.slice(0, 8)

export function changeQueries(db: Db) {
  const isIt = (hcId: string, number: number) => and(eq(intakeRecords.hcId, hcId), eq(intakeRecords.hcUclSeqNo, number))

  return {
    record: async (hcId: string, number: number): Promise<IntakeRow | undefined> =>
      (await db.select().from(intakeRecords).where(isIt(hcId, number)))[0],

    /**
     * Changes a record as it stands now.
     *
     * @param changeOf what it says then; undefined leaves everything as it is
     * @param memo words for the whole meal; '' takes them away, undefined leaves them
     * @returns the record with the energy of its day; null when it cannot be changed so, undefined when it is gone
     */
    change: (
      hcId: string,
      number: number,
      {
        changeOf,
        memo,
        now,
      }: { changeOf: (row: IntakeRow) => Changed | undefined; memo: string | undefined; now: Date },
    ) =>
      retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const [before] = await tx.select().from(intakeRecords).where(isIt(hcId, number))
          if (before === undefined) return undefined
          const after = changeOf(before)
          if (after === undefined) return null
          await tx.update(intakeRecords).set(after).where(isIt(hcId, number))
          const day = dayOf(after)
          if (memo !== undefined) {
            const isMeal = and(
              eq(intakeRecords.hcId, hcId),
              eq(intakeRecords.mealType, after.mealType),
              gte(intakeRecords.eatDt, `${day}000000`),
              lte(intakeRecords.eatDt, `${day}235959`),
            )
            await tx
              .update(intakeRecords)
              .set({ memo: memo === '' ? null : memo })
              .where(isMeal)
          }
          await recountLeftovers(tx, [before], [{ menuId: before.menuId, exceptMenuCodes: after.exceptMenuCodes }])
          await (day === dayOf(before) ? recountEaten : recountGrown)(tx, hcId, [dayOf(before), day], now)
          return { number, kcal: after.kcal, day, dayKcal: await eatenKcal(tx, hcId, day) }
        }),
      ),

    /**
     * Takes foods away, all or none. Returns the ids of those that stand on the phone, too; undefined when one of them
     * is not there.
     */
    removeAll: (hcId: string, numbers: readonly number[], now: Date): Promise<string[] | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const isOne = and(eq(intakeRecords.hcId, hcId), inArray(intakeRecords.hcUclSeqNo, [...numbers]))
          if ((await tx.$count(intakeRecords, isOne)) < new Set(numbers).size) return undefined
          const gone = await tx.delete(intakeRecords).where(isOne).returning({
            eatDt: intakeRecords.eatDt,
            sampleId: intakeRecords.sampleId,
            menuId: intakeRecords.menuId,
            exceptMenuCodes: intakeRecords.exceptMenuCodes,
          })
          await recountLeftovers(tx, gone, [])
          await recountEaten(tx, hcId, gone.map(dayOf), now)
          return gone.flatMap(({ sampleId }) => sampleId ?? [])
        }),
      ),
  }
}
