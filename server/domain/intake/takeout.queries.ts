/** Food that was taken out, in the meal record. */
import { and, eq } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { recountLeftovers } from '#server/domain/meal/leftover.queries.ts'
import { members } from '#server/domain/member/schema.ts'
import { eatenKcal, recountGrown } from './day.queries.ts'
import type { NewCourse, NewFood } from './queries.ts'
import { intakeRecords } from './schema.ts'

/** A course's box has a `menuId` and is recorded once; a kit has none. */
export type TakenOut =
  | Omit<NewCourse, 'source' | 'memo'>
  | (Omit<NewFood, 'source'> & { menuId: null; foodNameEng: string; dishTxt: null; exceptMenuCodes: string[] })

export type Written = { hcUclSeqNo: number; kcal: number; baseDt: string; eatKcal: number | null }

/**
 * Writes it down in the caller's transaction, under the member's lock. The box of a course takes the place of what was
 * recorded of it before.
 */
export async function writeTakenOut(tx: Queryable, hcId: string, food: TakenOut, now: Date): Promise<Written> {
  const before =
    food.menuId === null ? undefined : (await tx.select().from(intakeRecords).where(isOf(hcId, food.menuId)))[0]
  const hcUclSeqNo = before?.hcUclSeqNo ?? (await nextNumbers(tx, hcId, 'intake', 1))
  const row = { ...food, origin: '1' as const, source: 'TAKEOUT' as const, savedAt: now }
  if (food.menuId === null || before === undefined) await tx.insert(intakeRecords).values({ hcId, hcUclSeqNo, ...row })
  else await tx.update(intakeRecords).set(row).where(isOf(hcId, food.menuId))
  const baseDt = food.eatDt.slice(0, 8)
  await recountLeftovers(tx, before === undefined ? [] : [before], [food])
  await recountGrown(tx, hcId, [baseDt, ...(before === undefined ? [] : [before.eatDt.slice(0, 8)])], now)
  return { hcUclSeqNo, kcal: food.kcal, baseDt, eatKcal: await eatenKcal(tx, hcId, baseDt) }
}

/** What was written down under a number; undefined when it is gone. */
export async function writtenDown(tx: Queryable, hcId: string, hcUclSeqNo: number): Promise<Written | undefined> {
  const [row] = await tx
    .select()
    .from(intakeRecords)
    .where(and(eq(intakeRecords.hcId, hcId), eq(intakeRecords.hcUclSeqNo, hcUclSeqNo)))
  if (row === undefined) return undefined
  const baseDt = row.eatDt.slice(0, 8)
  return { hcUclSeqNo, kcal: row.kcal, baseDt, eatKcal: await eatenKcal(tx, hcId, baseDt) }
}

/** One at a time for each member, as every change of foods. */
export const lockMember = (tx: Queryable, hcId: string) =>
  tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')

export const takeOutQueries = (db: Db) => ({
  write: (hcId: string, food: TakenOut, now: Date): Promise<Written> =>
    retrying(() =>
      db.transaction(async (tx) => {
        await lockMember(tx, hcId)
        return writeTakenOut(tx, hcId, food, now)
      }),
    ),
})

const isOf = (hcId: string, menuId: string) => and(eq(intakeRecords.hcId, hcId), eq(intakeRecords.menuId, menuId))
