import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { shellReleases } from './schema.ts'

export function releaseQueries(db: Db) {
  return {
    /** The newest shell of a system; undefined where none was ever released. */
    newest: async (osType: 'Android' | 'iOS') =>
      (await db.select().from(shellReleases).where(eq(shellReleases.osType, osType)))[0],
  }
}
