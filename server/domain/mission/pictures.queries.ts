/** Pictures of missions: each is there for as long as an entry names it, or a message to a counsellor. */
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { chatMessages } from '#server/domain/chat/schema.ts'
import { uploads } from '#server/domain/upload/schema.ts'
import { missionEntries } from './schema.ts'

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
