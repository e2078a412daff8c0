import { and, eq, ne, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { members } from './schema.ts'
import type { Language } from './language.rules.ts'

export function languageQueries(db: Db) {
  const field = { lang: members.lang }
  const read = compiled(
    db,
    field,
    db
      .select(field)
      .from(members)
      .where(eq(members.hcId, sql.placeholder('hcId'))),
  )
  return {
    /** The language to answer in: what this call asks for, else what the member's app said last. */
    languageOf: async (hcId: string, { language }: { language: Language | undefined }): Promise<Language> =>
      language ?? (await read({ hcId }))[0]?.lang ?? 'ko',
    /** Remembers what the app speaks, for sentences that nobody has asked for, such as a push. */
    learn: async (hcId: string, language: Language | undefined): Promise<void> => {
      if (language === undefined) return
      await db
        .update(members)
        .set({ lang: language })
        .where(and(eq(members.hcId, hcId), ne(members.lang, language)))
    },
  }
}
