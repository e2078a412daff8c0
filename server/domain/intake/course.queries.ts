/** A course of the restaurant in the meal record: it is eaten once (docs/decisions/155). */
import { and, eq, gte, isNotNull, lte } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { addDays } from '#server/seoul.ts'
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

/**
 * Courses of a day's menu that the member has recorded, by `menuId`: what is eaten of a menu is eaten on its day or the
 * next.
 */
export async function coursesEaten(db: Queryable, hcId: string, menuDt: string): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .select({ menuId: intakeRecords.menuId })
    .from(intakeRecords)
    .where(
      and(
        eq(intakeRecords.hcId, hcId),
        gte(intakeRecords.eatDt, `${menuDt}000000`),
        lte(intakeRecords.eatDt, `${addDays(menuDt, 1)}235959`),
        isNotNull(intakeRecords.menuId),
      ),
    )
  return new Set(rows.map(({ menuId }) => menuId))
}
