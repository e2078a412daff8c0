import { eq, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { memberTargets } from './schema.ts'

export function goalQueries(db: Db) {
  const target = { kg: memberTargets.targetWeightKg, eatKcal: memberTargets.eatKcalGoal }
  const readTarget = compiled(
    db,
    target,
    db
      .select(target)
      .from(memberTargets)
      .where(eq(memberTargets.hcId, sql.placeholder('hcId'))),
  )

  return {
    /** Kilograms; null when no goal is set. */
    targetKg: async (hcId: string): Promise<number | null> => (await readTarget({ hcId }))[0]?.kg ?? null,
    /** Kilocalories that a day allows; null when none are set. */
    eatKcalGoal: async (hcId: string): Promise<number | null> => (await readTarget({ hcId }))[0]?.eatKcal ?? null,
    /** Returns whether anything changed. */
    setTargetKg: async (hcId: string, kg: number | null, now: Date): Promise<boolean> => {
      const rows = await db
        .insert(memberTargets)
        .values({ hcId, targetWeightKg: kg, updatedAt: now })
        .onConflictDoUpdate({
          target: memberTargets.hcId,
          set: { targetWeightKg: kg, updatedAt: now },
          setWhere: sql`${memberTargets.targetWeightKg} is distinct from ${kg}`,
        })
        .returning({ hcId: memberTargets.hcId })
      return rows.length > 0
    },
  }
}
