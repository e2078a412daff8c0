/** What the operator has released of the shells that carry the app. */
import { text } from 'drizzle-orm/pg-core'
import { yn } from '#server/db/columns.ts'
import { referenceTable } from '#server/db/tables.ts'

export const shellReleases = referenceTable('shell_releases', {
  osType: text().$type<'Android' | 'iOS'>().primaryKey(),
  /** `d.dd.dd`, compared as text (NTC-02). */
  updateVer: text().notNull(),
  forceYn: yn().notNull().default('N'),
  storeUrl: text().notNull(),
  contents: text(),
  contentsEng: text(),
})
