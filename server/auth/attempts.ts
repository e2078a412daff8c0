/**
 * Counts sign-ins per name and address. By both: an address alone would punish a whole office behind one gateway, a
 * name alone would let anybody lock a colleague out. An address counts as its network (client-network.ts). Unknown
 * names are counted like known ones, so it tells nothing. In the database, so that all servers of one count together
 * and a restart forgets nothing.
 */
import { and, eq, lt, sql } from 'drizzle-orm'
import type { SignInLimits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { signInTries } from '#server/domain/session/schema.ts'
import { networkOf } from './client-network.ts'

export type Attempts = {
  /**
   * Counts a try before its password is looked at: of many at once no more are verified than of as many in a row.
   *
   * @returns seconds to wait where there were too many; 0 when it may go on
   */
  begin(address: string, username: string, now: Date): Promise<number>
  /**
   * The same, for whoever says how many tries are left: which one this is, and until when they count. One past the
   * limit is too many.
   */
  count(address: string, username: string, now: Date): Promise<{ count: number; until: Date }>
  succeeded(address: string, username: string): Promise<void>
}

/** Old counts are cleared away every so many tries of this server. */
const SWEEP_EVERY = 200

export function createAttempts(
  db: Db,
  { failures, windowSeconds }: Pick<SignInLimits, 'failures' | 'windowSeconds'>,
): Attempts {
  const { count, until } = signInTries
  let tries = 0
  const sweep = async (now: Date) => {
    tries += 1
    if (tries % SWEEP_EVERY === 1) await db.delete(signInTries).where(lt(until, now))
  }
  const counted: Attempts['count'] = async (from, username, now) => {
    await sweep(now)
    const address = networkOf(from)
    const next = new Date(now.getTime() + windowSeconds * 1000)
    const isOver = sql`${until} <= ${now.toISOString()}`
    const [row] = await db
      .insert(signInTries)
      .values({ username, address, count: 1, until: next })
      .onConflictDoUpdate({
        target: [signInTries.username, signInTries.address],
        set: {
          // One past the limit says all there is to say. A pause does not grow by what is tried in it.
          count: sql`case when ${isOver} then 1 else least(${count}, ${failures}) + 1 end`,
          until: sql`case when ${isOver} or ${count} < ${failures} then excluded.until else ${until} end`,
        },
      })
      .returning({ count, until })
    return row ?? { count: 0, until: now }
  }
  return {
    count: counted,
    begin: async (address, username, now) => {
      const row = await counted(address, username, now)
      if (row.count <= failures) return 0
      return Math.max(1, Math.ceil((row.until.getTime() - now.getTime()) / 1000))
    },
    succeeded: async (address, username) => {
      await db
        .delete(signInTries)
        .where(and(eq(signInTries.username, username), eq(signInTries.address, networkOf(address))))
    },
  }
}
