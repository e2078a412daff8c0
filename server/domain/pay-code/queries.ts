/** The code that a member shows at a till: good once, for three minutes, and useless to whoever reads the database. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { payCodes } from './schema.ts'

export const PAY_CODE_SECONDS = 180

/** Makes the member's code. A new one ends the one before, so that a picture of an old one is worth nothing. */
export async function makePayCode(db: Db, hcId: string, now: Date): Promise<{ text: string; expiresAt: Date }> {
  // 96 random bits cannot be guessed within three minutes, and the code stays small enough to scan from a dim screen.
  const secret = randomBytes(12).toString('base64url')
  const row = {
    codeHash: hashOf(secret),
    expiresAt: new Date(now.getTime() + PAY_CODE_SECONDS * 1000),
  }
  await db
    .insert(payCodes)
    .values({ hcId, ...row })
    .onConflictDoUpdate({ target: payCodes.hcId, set: row })
  return { text: `HANSANG1.${hcId}.${secret}`, expiresAt: row.expiresAt }
}

/** Whose code a till has read. Anybody can write such a text: only `lockPayCode` says that it is good. */
export function payCodeOf(text: string): { hcId: string; codeHash: string } | undefined {
  const [mark, hcId, secret, ...rest] = text.split('.')
  return mark === 'HANSANG1' && hcId && secret && rest.length === 0 ? { hcId, codeHash: hashOf(secret) } : undefined
}

/** Whether a code is good; another till with the same code waits until this transaction ends. */
export async function lockPayCode(
  tx: Queryable,
  { hcId, codeHash }: { hcId: string; codeHash: string },
  now: Date,
): Promise<boolean> {
  const found = await tx
    .select({ hcId: payCodes.hcId })
    .from(payCodes)
    .where(and(eq(payCodes.hcId, hcId), eq(payCodes.codeHash, codeHash), gt(payCodes.expiresAt, now)))
    .for('update')
  return found.length > 0
}

/** A code has paid: it is good no more. */
export async function endPayCode(tx: Queryable, hcId: string): Promise<void> {
  await tx.delete(payCodes).where(eq(payCodes.hcId, hcId))
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
