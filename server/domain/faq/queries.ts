import { and, asc, count, eq, like, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { folded } from './rules.ts'
import { faqCategories, faqs } from './schema.ts'

export interface FaqFilter {
  categoryCode: string | undefined
  words: string | undefined
}

export function faqQueries(db: Db) {
  const inLanguage = (language: Language) => ({
    name: language === 'en' ? faqCategories.nameEng : faqCategories.name,
    question: language === 'en' ? faqs.questionEng : faqs.question,
    answer: language === 'en' ? faqs.answerEng : faqs.answer,
  })
  /** Words are found in questions and answers, whatever blanks and capitals they are written with. */
  const among = ({ categoryCode, words }: FaqFilter, language: Language) => {
    const { question, answer } = inLanguage(language)
    const wanted = folded(words ?? '')
    return and(
      categoryCode === undefined ? undefined : eq(faqs.categoryCode, categoryCode),
      wanted === ''
        ? undefined
        : like(
            sql`replace(lower(${question} || ' ' || ${answer}), ' ', '')`,
            `%${wanted.replace(/[\\%_]/g, String.raw`\$&`)}%`,
          ),
    )
  }

  return {
    categories: (language: Language) =>
      db
        .select({
          categoryCode: faqCategories.categoryCode,
          name: inLanguage(language).name,
          faqCnt: count(faqs.faqSeq),
        })
        .from(faqCategories)
        .leftJoin(faqs, eq(faqs.categoryCode, faqCategories.categoryCode))
        .groupBy(faqCategories.categoryCode)
        .orderBy(asc(faqCategories.orderSeq)),

    /** A page in the order of the headings, and how many there are. */
    page: async (filter: FaqFilter, language: Language, pageNo: number, pageSize: number) => {
      const { question, answer } = inLanguage(language)
      const isAsked = among(filter, language)
      const [list, totalCnt] = await Promise.all([
        db
          .select({
            faqSeq: faqs.faqSeq,
            faqCategoryCode: faqs.categoryCode,
            question,
            answer,
            orderSeq: faqs.orderSeq,
          })
          .from(faqs)
          .innerJoin(faqCategories, eq(faqCategories.categoryCode, faqs.categoryCode))
          .where(isAsked)
          .orderBy(asc(faqCategories.orderSeq), asc(faqs.orderSeq))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize),
        db.$count(faqs, isAsked),
      ])
      return { list, totalCnt }
    },
  }
}
