/** What the operator has written and not yet sent: reports and reading matter, shown to whoever has their number. */
import { integer, jsonb, smallint, text } from 'drizzle-orm/pg-core'
import { referenceTable } from '#server/db/tables.ts'
import type { ScoreStatus } from '#server/domain/health-score/score.rules.ts'

export interface DraftValue {
  name: string
  /** With its unit, as a member will read it. */
  value: string
  before: string | null
  status: ScoreStatus | null
}

/** Words; words under a picture; or a table of values. */
export interface DraftSection {
  kind: 'TEXT' | 'IMAGE' | 'VALUE'
  title: string | null
  text: string
  /** Below the host of the operator's pictures. */
  imgPath: string | null
  values: readonly DraftValue[]
}

export const reportDrafts = referenceTable('report_drafts', {
  tempReportSeq: integer().primaryKey(),
  kind: text().$type<'WEEK' | 'MONTH' | 'CHALN'>().notNull(),
  title: text().notNull(),
  /** Days reported on, both included. */
  startDt: text().notNull(),
  endDt: text().notNull(),
  /** What members have got: it no longer changes. */
  confirmYn: text().$type<'Y' | 'N'>().notNull(),
  writerNm: text().notNull(),
  /** Seoul wall time `YYYYMMDDHHmm`. */
  updDtm: text().notNull(),
  sections: jsonb().$type<readonly DraftSection[]>().notNull(),
})

export interface DraftParagraph {
  title: string | null
  text: string
  /** Below the host of the operator's pictures. */
  imgPath: string | null
}

export const contentDrafts = referenceTable('content_drafts', {
  cntntsSeq: integer().primaryKey(),
  category: text().$type<'MEAL' | 'EXERCISE' | 'SLEEP' | 'MIND' | 'DISEASE'>().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  /** Pictures and films below the host of the operator's pictures. */
  thumbPath: text(),
  videoPath: text(),
  authorNm: text().notNull(),
  /** Minutes to read or watch. */
  readMin: smallint().notNull(),
  openYn: text().$type<'Y' | 'N'>().notNull(),
  /** Seoul wall time `YYYYMMDDHHmm` at which it goes up; null: not planned. */
  openDtm: text(),
  paragraphs: jsonb().$type<readonly DraftParagraph[]>().notNull(),
})
