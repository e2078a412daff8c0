/** Reports on a fortnight of eating. Frozen when made: a record that is changed later changes no report. */
import { integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import type { Figures } from './rules.ts'

export const patternReports = memberTable(
  'pattern_reports',
  {
    hcId: ownerKey(),
    reportSeq: integer().notNull(),
    startDt: text().notNull(),
    endDt: text().notNull(),
    figures: jsonb().$type<Figures>().notNull(),
    /** When its words were read first; null before. */
    readAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.reportSeq] }), unique('pattern_reports_start').on(t.hcId, t.startDt)],
)
