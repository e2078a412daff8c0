/** Whom a member works for. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { members } from './schema.ts'

export async function employerOf(db: Db, hcId: string): Promise<string | null> {
  const [member] = await db.select({ bizCode: members.bizCode }).from(members).where(eq(members.hcId, hcId))
  return member?.bizCode ?? null
}
