import { eq, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { greenStamps } from './schema.ts'

const param = sql.placeholder

export function greenQueries(db: Db) {
  const stamp = {
    ever: sql<number>`count(*)`.mapWith(Number),
    thisWeek: sql<number>`count(*) filter (where ${greenStamps.stampDt} >= ${param('monday')})`.mapWith(Number),
  }
  const readStamps = compiled(db, stamp, db.select(stamp).from(greenStamps).where(eq(greenStamps.hcId, param('hcId'))))

  return {
    /** How many green stamps the member has: ever, and since `monday`. */
    stamps: async (hcId: string, monday: string) => (await readStamps({ hcId, monday }))[0],
  }
}
