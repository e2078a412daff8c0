import { eq, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { members } from './schema.ts'

export function personQueries(db: Db) {
  const fields = {
    nickName: members.nickName,
    gender: members.gender,
    birthdayYear: members.birthdayYear,
    birthdayMonth: members.birthdayMonth,
    birthdayDay: members.birthdayDay,
  }
  const read = compiled(
    db,
    fields,
    db
      .select(fields)
      .from(members)
      .where(eq(members.hcId, sql.placeholder('hcId'))),
  )
  return {
    /** Who is spoken to, and how old; undefined when the member has left. */
    of: async (hcId: string) => (await read({ hcId }))[0],
  }
}
