/**
 * Small things to do every day: what there is, what a member has chosen, what was done, and what the member said to the
 * coach.
 */
import { primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export const practices = referenceTable('practices', {
  actCode: text().primaryKey(),
  actNm: text().notNull(),
  actNmEng: text().notNull(),
  actDesc: text().notNull(),
  actDescEng: text().notNull(),
  categoryCode: text().$type<'MEAL' | 'EXERCISE' | 'SLEEP' | 'MIND'>().notNull(),
  orderSeq: smallint().notNull(),
})

/**
 * From which day to which day a practice was chosen, both included; without an end it still is. A day's practices are
 * the spans that hold it.
 */
export const practiceChoices = memberTable(
  'practice_choices',
  {
    hcId: ownerKey(),
    actCode: text()
      .notNull()
      .references(() => practices.actCode),
    fromDt: text().notNull(),
    toDt: text(),
    orderSeq: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.actCode, t.fromDt] })],
)

export const practiceDays = memberTable(
  'practice_days',
  {
    hcId: ownerKey(),
    baseDt: text().notNull(),
    actCode: text()
      .notNull()
      .references(() => practices.actCode),
    doneAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.baseDt, t.actCode] })],
)

/** What a member answered to the coach's word of a day. The word itself is a rule's and stands nowhere. */
export const coachReplies = memberTable(
  'coach_replies',
  {
    hcId: ownerKey(),
    baseDt: text().notNull(),
    rule: smallint().notNull(),
    reply: text().$type<'ACCEPT' | 'LATER' | 'HIDE'>().notNull(),
    repliedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.baseDt] })],
)
