import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { credentials, devices, members, signInNames } from '#server/db/schema/member.ts'
import { companies } from '#server/db/schema/reference.ts'

export function sessionQueries(db: Db) {
  const byName = db
    .select({ hcId: signInNames.hcId, passwordHash: credentials.passwordHash })
    .from(signInNames)
    .innerJoin(credentials, eq(credentials.hcId, signInNames.hcId))
    .where(eq(signInNames.username, sql.placeholder('username')))
    .prepare('sign_in')
  return {
    /** The member behind a sign-in name (lower case) and the hash to check the password with. */
    signIn: async (username: string) => (await byName.execute({ username }))[0],
    /** What the sign-in answers about the member. */
    greeting: async (hcId: string) => {
      const [row] = await db
        .select({ gender: members.gender, bizName: companies.bizNm, id: members.usrId })
        .from(members)
        .innerJoin(companies, eq(companies.bizCode, members.bizCode))
        .where(eq(members.hcId, hcId))
      return row
    },
    noteDevice: async (hcId: string, deviceId: string, at: Date) => {
      await db
        .insert(devices)
        .values({ hcId, deviceId, firstSeenAt: at, lastSeenAt: at })
        .onConflictDoUpdate({ target: [devices.hcId, devices.deviceId], set: { lastSeenAt: at } })
    },
  }
}
