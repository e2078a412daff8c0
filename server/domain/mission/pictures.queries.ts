/** Pictures of missions: each is there for as long as an entry names it, or a message to a counsellor. */
import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { clearInPieces } from '#server/db/pieces.ts'
import { chatMessages } from '#server/domain/chat/schema.ts'
import { uploads } from '#server/domain/upload/schema.ts'
import { missionEntries } from './schema.ts'

/**
 * From picking a picture to sending what it is for: one that came later than this long ago may still be on its way into
 * an entry.
 */
const ON_ITS_WAY_MS = 24 * 3_600_000

/** Of a mission, arrived, and named by nothing. */
const isUnnamed: SQL | undefined = and(
  eq(uploads.kind, 'MISSION'),
  isNotNull(uploads.storedAt),
  sql`not exists (select 1 from ${missionEntries} where ${eq(missionEntries.hcId, uploads.hcId)} and ${eq(missionEntries.imgId, uploads.imgId)})`,
  sql`not exists (select 1 from ${chatMessages} where ${eq(chatMessages.hcId, uploads.hcId)} and ${eq(chatMessages.imgId, uploads.imgId)})`,
)

/**
 * Takes away what entries named that have gone or name another now; in the caller's transaction. What something still
 * names stays.
 */
export async function dropUnnamed(tx: Queryable, hcId: string, imgIds: readonly (string | null)[]): Promise<void> {
  const pictures = imgIds.filter((imgId) => imgId !== null)
  if (pictures.length > 0)
    await tx.delete(uploads).where(and(eq(uploads.hcId, hcId), inArray(uploads.imgId, pictures), isUnnamed))
}

/** Drops lost pictures of some members at night: those that no entry has taken, or that an earlier build has left. */
export async function dropLost(db: Queryable, hcIds: readonly string[], now: Date): Promise<void> {
  const isOld = lte(uploads.storedAt, new Date(now.getTime() - ON_ITS_WAY_MS))
  await clearInPieces(db, uploads, and(inArray(uploads.hcId, [...hcIds]), isOld, isUnnamed))
}
