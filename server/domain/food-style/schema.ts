/** How a member likes to eat, in the member's own answers. */
import { integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import type { StyleAxes } from './rules.ts'

export const foodStyles = memberTable('food_styles', {
  hcId: ownerKey().primaryKey(),
  answerDt: text().notNull(),
  styleCode: text().notNull(),
  axes: jsonb().$type<StyleAxes>().notNull(),
  /** When friends were allowed to see it; null while they are not. */
  agreedAt: instant(),
})

/** The choices of each question, as they were given. */
export const foodStyleAnswers = memberTable(
  'food_style_answers',
  {
    hcId: ownerKey(),
    questionSeq: smallint().notNull(),
    choices: integer().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.questionSeq] })],
)
