/** Green stamps and what brings them, and what there is to read and to guess about what food costs the earth. */
import { integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** NOLEFT an emptied tray, TUMBLER the own cup, STAIRS no lift, VEGDAY a meal of vegetables, QUIZ a right answer. */
export type GreenDeedCode = 'NOLEFT' | 'TUMBLER' | 'STAIRS' | 'VEGDAY' | 'QUIZ'

/** A part of a story. */
export interface GreenPart {
  words: string
  wordsEng: string | null
}

export const greenDeeds = referenceTable('green_deeds', {
  deedCode: text().$type<GreenDeedCode>().primaryKey(),
  name: text().notNull(),
  nameEng: text(),
  how: text().notNull(),
  howEng: text(),
  photoYn: yn().notNull(),
  /** Grams of carbon that it saves; 0 where nobody has said. */
  carbonG: integer().notNull(),
  /** Who said so; null with 0. */
  source: text(),
  sourceEng: text(),
  /** On which days it can be done, Monday 1 to Sunday 7. */
  weekdays: smallint().array().notNull(),
  orderSeq: smallint().notNull(),
})

/** A stamp for a green deed: one of each a day. */
export const greenStamps = memberTable(
  'green_stamps',
  {
    hcId: ownerKey(),
    stampDt: text().notNull(),
    /**
     * What of the day it is for: the deed, so that there is one of each. An earlier build had emptied trays alone, and
     * kept their meal here.
     */
    menuMealType: text().notNull(),
    deedCode: text().$type<GreenDeedCode>().notNull().default('NOLEFT'),
    stampSeq: integer().generatedAlwaysAsIdentity({ startWith: 701 }),
    /** Null where an earlier build kept the day alone. */
    stampedAt: instant(),
    /** As it was said on that day. */
    carbonG: integer().notNull().default(0),
    /** Picture of it, for as long as it is kept. */
    imgId: text(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.stampDt, t.menuMealType] })],
)

export const greenTips = referenceTable('green_tips', {
  tipSeq: integer().primaryKey(),
  words: text().notNull(),
  wordsEng: text(),
  regDt: text().notNull(),
})

export const greenStories = referenceTable('green_stories', {
  storySeq: integer().primaryKey(),
  title: text().notNull(),
  titleEng: text(),
  summary: text().notNull(),
  summaryEng: text(),
  /** Dish that is drawn for it, by its Korean name. */
  art: text(),
  regDt: text().notNull(),
  parts: jsonb().$type<GreenPart[]>().notNull(),
})

export const greenStoryReads = memberTable(
  'green_story_reads',
  {
    hcId: ownerKey(),
    storySeq: integer()
      .notNull()
      .references(() => greenStories.storySeq),
    readAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.storySeq] })],
)

export const greenQuizzes = referenceTable('green_quizzes', {
  quizSeq: integer().primaryKey(),
  title: text().notNull(),
  titleEng: text(),
  question: text().notNull(),
  questionEng: text(),
  /** In order; their numbers count from 1. */
  choices: jsonb().$type<{ words: string; wordsEng: string | null }[]>().notNull(),
  rightNo: smallint().notNull(),
  why: text().notNull(),
  whyEng: text(),
  startDt: text().notNull(),
  endDt: text().notNull(),
})

export const greenAnswers = memberTable(
  'green_answers',
  {
    hcId: ownerKey(),
    quizSeq: integer()
      .notNull()
      .references(() => greenQuizzes.quizSeq),
    choiceNo: smallint().notNull(),
    answeredAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.quizSeq] })],
)
