import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { goalChanges } from '#server/domain/goal/schema.ts'
import { stationMeasures } from '#server/domain/station/schema.ts'
import { bodyMeasures } from './schema.ts'

/**
 * Takes away what was measured beside the health log's records, and every measured value on the list of changes. Goals
 * stay: they are wishes.
 */
export async function removeHealthData(tx: Queryable, hcId: string): Promise<number> {
  const taped = await tx.delete(bodyMeasures).where(eq(bodyMeasures.hcId, hcId))
  const stations = await tx.delete(stationMeasures).where(eq(stationMeasures.hcId, hcId))
  await tx.delete(goalChanges).where(and(eq(goalChanges.hcId, hcId), ne(goalChanges.type, 'GOAL')))
  return taped.count + stations.count
}
