/** Pictures that went with what named them, as far as nothing else of their member names them. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { clearInPieces } from '#server/db/pieces.ts'
import { chatMessages } from '#server/domain/chat/schema.ts'
import { posts } from '#server/domain/community/schema.ts'
import { greenStamps } from '#server/domain/green/schema.ts'
import { inquiries } from '#server/domain/inquiry/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { missionEntries } from '#server/domain/mission/schema.ts'
import { ON_ITS_WAY_MS } from '#server/domain/upload/rules.ts'
import { uploads } from '#server/domain/upload/schema.ts'

/** Every table that names a picture by its number. A message may name what was added for something else. */
const isUnnamed: SQL | undefined = and(
  sql`not exists (select 1 from ${chatMessages} where ${eq(chatMessages.hcId, uploads.hcId)} and ${eq(chatMessages.imgId, uploads.imgId)})`,
  sql`not exists (select 1 from ${missionEntries} where ${eq(missionEntries.hcId, uploads.hcId)} and ${eq(missionEntries.imgId, uploads.imgId)})`,
  sql`not exists (select 1 from ${greenStamps} where ${eq(greenStamps.hcId, uploads.hcId)} and ${eq(greenStamps.imgId, uploads.imgId)})`,
  sql`not exists (select 1 from ${members} where ${eq(members.hcId, uploads.hcId)} and ${eq(members.usrImg, uploads.imgId)})`,
  sql`not exists (select 1 from ${inquiries} where ${eq(inquiries.hcId, uploads.hcId)} and ${uploads.imgId} = any(${inquiries.imgIds}))`,
  sql`not exists (select 1 from ${posts} where ${eq(posts.hcId, uploads.hcId)} and jsonb_exists(${posts.imgIds}, ${uploads.imgId}))`,
)

/** Takes away pictures of one member; in the caller's transaction. What is somebody else's stays, whoever named it. */
export async function dropUnnamedOf(tx: Queryable, hcId: string, imgIds: readonly string[]): Promise<void> {
  if (imgIds.length > 0)
    await tx.delete(uploads).where(and(eq(uploads.hcId, hcId), inArray(uploads.imgId, [...imgIds]), isUnnamed))
}

/**
 * Takes away pictures of some members that nothing has come to name for a day, and places whose picture never came. The
 * sending is what names one: a picture that waits in a draft for longer is chosen anew.
 */
export async function dropLost(db: Queryable, hcIds: readonly string[], now: Date): Promise<void> {
  const at = sql`coalesce(${uploads.storedAt}, ${uploads.askedAt})`
  const isOld = sql`${at} <= ${new Date(now.getTime() - ON_ITS_WAY_MS).toISOString()}::timestamptz`
  await clearInPieces(db, uploads, and(inArray(uploads.hcId, [...hcIds]), isOld, isUnnamed))
}
