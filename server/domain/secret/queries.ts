/** Secrets that all servers of one database share (docs/decisions/369). */
import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { serverSecrets } from './schema.ts'

/**
 * The secret of a name. Where there is none yet, the offered one becomes it; of two servers that start at once both get
 * the first one's.
 *
 * @param offer asked only where there is none
 */
export async function sharedSecret(db: Queryable, name: string, offer: () => Promise<string>): Promise<string> {
  const kept = await readSecret(db, name)
  if (kept !== undefined) return kept
  const offered = { name, value: await offer(), madeAt: new Date() }
  await db.insert(serverSecrets).values(offered).onConflictDoNothing()
  const made = await readSecret(db, name)
  if (made === undefined) throw new Error(`The database keeps no secret "${name}", although one was just written.`)
  return made
}

async function readSecret(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: serverSecrets.value }).from(serverSecrets).where(eq(serverSecrets.name, name))
  return row?.value
}
