/** The code that a member shows at a till: good once, for three minutes, and useless to whoever reads the database. */
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import { payCodes } from './schema.ts'

export const PAY_CODE_SECONDS = 180

/** Makes the member's code. A new one ends the one before, so that a picture of an old one is worth nothing. */
export async function makePayCode(db: Db, hcId: string, now: Date): Promise<{ text: string; expiresAt: Date }> {
  // 96 random bits cannot be guessed within three minutes, and the code stays small enough to scan from a dim screen.
  const secret = randomBytes(12).toString('base64url')
  const row = {
    codeHash: createHash('sha256').update(secret).digest('base64url'),
    expiresAt: new Date(now.getTime() + PAY_CODE_SECONDS * 1000),
  }
  await db
    .insert(payCodes)
    .values({ hcId, ...row })
    .onConflictDoUpdate({ target: payCodes.hcId, set: row })
  return { text: `HANSANG1.${hcId}.${secret}`, expiresAt: row.expiresAt }
}
