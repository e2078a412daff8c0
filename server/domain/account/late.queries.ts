/** A call whose member left while it was on its way. */
import { eq, inArray, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import { signInTries } from '#server/domain/session/schema.ts'

export type Leavers = {
  /** Whether the account is no more. What a call may have kept beside it since, without a key to it, is taken away. */
  hasLeft(hcId: string): Promise<boolean>
}

export function createLeavers(db: Db): Leavers {
  const own = { hcId: members.hcId }
  const read = compiled(
    db,
    own,
    db
      .select(own)
      .from(members)
      .where(eq(members.hcId, sql.placeholder('hcId'))),
  )
  return {
    hasLeft: async (hcId) => {
      if ((await read({ hcId })).length > 0) return false
      await forgetTries(db, hcId)
      return true
    },
  }
}

/** What a member has tried, by the names of their own that it is counted under. */
export async function forgetTries(tx: Queryable, hcId: string, ...names: string[]): Promise<void> {
  await tx
    .delete(signInTries)
    .where(inArray(signInTries.username, [...names, `password:${hcId}`, `gate:${hcId}`, `recomm:${hcId}`]))
}
