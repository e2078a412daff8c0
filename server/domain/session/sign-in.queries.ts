import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { companies } from '#server/domain/company/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { credentials, signInNames } from './schema.ts'

export function signInQueries(db: Db) {
  const byName = db
    .select({ hcId: signInNames.hcId, passwordHash: credentials.passwordHash })
    .from(signInNames)
    .innerJoin(credentials, eq(credentials.hcId, signInNames.hcId))
    .where(eq(signInNames.username, sql.placeholder('username')))
    .prepare('sign_in')
  return {
    /** The member behind a sign-in name (lower case) and the hash to check the password with. */
    signIn: async (username: string) => (await byName.execute({ username }))[0],
    /** The hash of a member's password; undefined for nobody. */
    hashOf: async (hcId: string): Promise<string | undefined> => {
      const [row] = await db
        .select({ passwordHash: credentials.passwordHash })
        .from(credentials)
        .where(eq(credentials.hcId, hcId))
      return row?.passwordHash
    },
    /**
     * Whether that hash is still the member's. Whoever is setting another is waited for; whoever sets one later finds
     * all that was written before.
     */
    isStill: async (hcId: string, passwordHash: string): Promise<boolean> => {
      const [row] = await db
        .select({ passwordHash: credentials.passwordHash })
        .from(credentials)
        .where(eq(credentials.hcId, hcId))
        .for('share')
      return row?.passwordHash === passwordHash
    },
    /** What the sign-in answers about the member. */
    greeting: async (hcId: string) => {
      const [row] = await db
        .select({ gender: members.gender, bizName: companies.bizNm, id: members.usrId })
        .from(members)
        .innerJoin(companies, eq(companies.bizCode, members.bizCode))
        .where(eq(members.hcId, hcId))
      return row
    },
  }
}
