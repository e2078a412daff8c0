import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { healthIndexRecords as records } from './schema.ts'

export function measuredQueries(db: Db) {
  return {
    /** When a measuring station last measured the body, `YYYYMMDDHHmmss`; undefined before the first time. */
    lastBody: async (hcId: string): Promise<string | undefined> => {
      const isBody = and(
        eq(records.hcId, hcId),
        inArray(records.helhidxCode, ['BDF', 'SKM']),
        eq(records.helhidxOriCode, '4'),
      )
      const [row] = await db
        .select({ inptDt: records.inptDt })
        .from(records)
        .where(isBody)
        .orderBy(desc(records.inptDt))
        .limit(1)
      return row?.inptDt
    },
  }
}
