/** A course of the restaurant in the meal record: it is eaten once. */
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import type { IntakeRow } from './queries.ts'
import { intakeRecords } from './schema.ts'

/** The member's record of a course, by the wire's `menuId`; undefined when it was not eaten. */
export async function courseEaten(db: Queryable, hcId: string, menuId: string): Promise<IntakeRow | undefined> {
  const [row] = await db
    .select()
    .from(intakeRecords)
    .where(and(eq(intakeRecords.hcId, hcId), eq(intakeRecords.menuId, menuId)))
  return row
}
