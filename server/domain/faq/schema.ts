/** What members ask often, with the operator's answers. */
import { index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { referenceTable } from '#server/db/tables.ts'

export const faqCategories = referenceTable('faq_categories', {
  categoryCode: text().primaryKey(),
  name: text().notNull(),
  nameEng: text().notNull(),
  orderSeq: smallint().notNull(),
})

export const faqs = referenceTable(
  'faqs',
  {
    faqSeq: integer().primaryKey(),
    categoryCode: text()
      .notNull()
      .references(() => faqCategories.categoryCode),
    question: text().notNull(),
    questionEng: text().notNull(),
    answer: text().notNull(),
    answerEng: text().notNull(),
    orderSeq: smallint().notNull(),
  },
  (t) => [index('faqs_category').on(t.categoryCode, t.orderSeq)],
)
