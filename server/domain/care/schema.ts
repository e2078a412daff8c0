/** Reading matter about health, and who has read it. */
import { index, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export type StoryCategory = 'MEAL' | 'EXERCISE' | 'SLEEP' | 'MIND' | 'DISEASE'

export interface StoryParagraph {
  title: string | null
  titleEng: string | null
  text: string
  textEng: string
  /** Below the host of the operator's pictures. */
  imgPath: string | null
}

export const careContents = referenceTable(
  'care_contents',
  {
    contentsSeq: integer().primaryKey(),
    category: text().$type<StoryCategory>().notNull(),
    title: text().notNull(),
    titleEng: text().notNull(),
    summary: text().notNull(),
    summaryEng: text().notNull(),
    authorNm: text().notNull(),
    authorNmEng: text().notNull(),
    /** Pictures and films below the host of the operator's pictures. */
    thumbPath: text(),
    videoPath: text(),
    /** Minutes to read or watch. */
    readMin: smallint().notNull(),
    /** Day it was put up. */
    regDt: text().notNull(),
    paragraphs: jsonb().$type<readonly StoryParagraph[]>().notNull(),
    /** Numbers of what fits to it, in order. */
    related: integer().array().notNull(),
    /** Moved with each day's first opening by a member, so that no read visits every member's rows. */
    viewCnt: integer().notNull().default(0),
  },
  (t) => [index('care_contents_day').on(t.regDt), index('care_contents_category').on(t.category, t.regDt)],
)

/** Whoever opens a story is counted once a day. */
export const careReads = memberTable(
  'care_reads',
  {
    hcId: ownerKey(),
    contentsSeq: integer()
      .notNull()
      .references(() => careContents.contentsSeq),
    readDt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.contentsSeq, t.readDt] })],
)
