/**
 * What comes with a challenge that a dietitian goes along with: readings, the interview before it, other goals, and
 * what it began and ended with (docs/decisions/282).
 */
import { integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { challenges } from '#server/domain/challenge/schema.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export type HabitCode = 'MEAL' | 'NIGHT' | 'WALK' | 'SLEEP' | 'DRINK'

/** 1 poor to 5 good. */
export type Habits = Partial<Record<HabitCode, number>>

export type AnswerType = 'ONE' | 'MANY' | 'TEXT' | 'NUMBER'

/** `score` says how a habit stands; null where the question is about none. */
export interface QuestionOption {
  optCode: string
  name: Words
  score: number | null
}

export interface Answer {
  qstnSeq: number
  optCodes: string[]
  answerTxt: string | null
}

const ofChallenge = () =>
  text()
    .notNull()
    .references(() => challenges.chalnCode)

/** Something to read or watch, from a day on. The operator's words. */
export const challengeContents = referenceTable(
  'challenge_contents',
  {
    chalnCode: ofChallenge(),
    custContentsSeq: integer().notNull(),
    title: text().notNull(),
    summaryTxt: text().notNull(),
    /** Below the host of the operator's pictures; null: none. */
    imgPath: text(),
    /** Its film, below the same host; null: it is read. */
    videoPath: text(),
    openDt: text().notNull(),
    paragraphs: jsonb().$type<{ subTitle: string | null; contents: string }[]>().notNull(),
    /** What it asks the member to do; null: nothing. */
    actionTxt: text(),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.custContentsSeq] })],
)

/** What a member did with it. A row is made by opening it. */
export const contentsStates = memberTable(
  'challenge_contents_states',
  {
    hcId: ownerKey(),
    chalnCode: ofChallenge(),
    custContentsSeq: integer().notNull(),
    readAt: instant().notNull(),
    doneAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.chalnCode, t.custContentsSeq] })],
)

/** What the dietitian asks before the first call. */
export const interviewQuestions = referenceTable(
  'interview_questions',
  {
    chalnCode: ofChallenge(),
    qstnSeq: integer().notNull(),
    question: jsonb().$type<Words>().notNull(),
    answerType: text().$type<AnswerType>().notNull(),
    requiredYn: yn().notNull(),
    unit: jsonb().$type<Words>(),
    options: jsonb().$type<QuestionOption[]>().notNull(),
    /** Which habit the options tell of; null: none. */
    habit: text().$type<HabitCode>(),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.qstnSeq] })],
)

export const counselSubjects = referenceTable(
  'counsel_subjects',
  {
    chalnCode: ofChallenge(),
    cnsltOptCode: text().notNull(),
    name: jsonb().$type<Words>().notNull(),
    descr: jsonb().$type<Words>(),
    orderSeq: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.cnsltOptCode] })],
)

/** A member's interview, as it was handed in last. Weights in grams. */
export const interviewPapers = memberTable(
  'interview_papers',
  {
    hcId: ownerKey(),
    chalnCode: ofChallenge(),
    weight: integer().notNull(),
    goalWeight: integer(),
    subjects: text().array().notNull(),
    answers: jsonb().$type<Answer[]>().notNull(),
    savedAt: instant().notNull(),
    /** The reading that its weight was written as (`inptDt`); null: it was known already. */
    readingDt: text(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.chalnCode] })],
)

/** Another goal for the weight, offered by the dietitian and answered once. The number is the member's own. */
export const goalProposals = memberTable(
  'goal_proposals',
  {
    hcId: ownerKey(),
    recmndSeq: integer().notNull(),
    chalnCode: ofChallenge(),
    /** Grams. */
    goalVal: integer().notNull(),
    reason: jsonb().$type<Words>().notNull(),
    writerNm: text().notNull(),
    madeAt: instant().notNull(),
    answer: text().$type<'TAKEN' | 'REJECTED'>(),
    answeredAt: instant(),
    rejectTxt: text(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.recmndSeq] })],
)

/**
 * How a member's habits stood when it began and when it ended, and what the dietitian says of it. What was measured
 * stands with the readings.
 */
export const challengeCares = memberTable(
  'challenge_cares',
  {
    hcId: ownerKey(),
    chalnCode: ofChallenge(),
    part: text().$type<'BEFORE' | 'AFTER'>().notNull(),
    habits: jsonb().$type<Habits>().notNull(),
    writerNm: text(),
    commentTxt: text(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.chalnCode, t.part] })],
)
