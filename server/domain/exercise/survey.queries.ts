/** The survey, and the routine that is made from it (EXR-01). */
import { and, asc, eq, inArray, max } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/domain/member/schema.ts'
import type { Offer } from './programme.queries.ts'
import { type Answers, recommend } from './recommend.rules.ts'
import { exerciseRoutines, surveyAnswers, surveyOptions, surveyQuestions } from './schema.ts'
import { settingsOf } from './setting.queries.ts'

export type Question = typeof surveyQuestions.$inferSelect & { options: (typeof surveyOptions.$inferSelect)[] }
/** When the survey was answered, and when the routine was kept; null without. */
export type Standing = { surveyedAt: Date | null; keptAt: Date | null }

export function surveyQueries(db: Db) {
  const answers = async (of: Queryable, hcId: string): Promise<Answers> => {
    const rows = await of
      .select({ question: surveyAnswers.qstnSeq, code: surveyAnswers.optCode })
      .from(surveyAnswers)
      .where(eq(surveyAnswers.hcId, hcId))
    return new Map(
      [...Map.groupBy(rows, ({ question }) => question)].map(([question, list]) => [
        question,
        list.map(({ code }) => code),
      ]),
    )
  }
  const routine = async (of: Queryable, hcId: string): Promise<string[]> => {
    const rows = await of
      .select({ code: exerciseRoutines.prgmCode })
      .from(exerciseRoutines)
      .where(eq(exerciseRoutines.hcId, hcId))
      .orderBy(asc(exerciseRoutines.orderSeq))
    return rows.map(({ code }) => code)
  }
  const inTurn = <T>(hcId: string, work: (tx: Queryable) => Promise<T>): Promise<T> =>
    retrying(() =>
      db.transaction(async (tx) => {
        await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
        return work(tx)
      }),
    )

  return {
    answers: (hcId: string) => answers(db, hcId),

    questions: async (): Promise<Question[]> => {
      const [questions, options] = await Promise.all([
        db.select().from(surveyQuestions).orderBy(asc(surveyQuestions.qstnSeq)),
        db.select().from(surveyOptions).orderBy(asc(surveyOptions.qstnSeq), asc(surveyOptions.orderSeq)),
      ])
      return questions.map((question) => ({
        ...question,
        options: options.filter(({ qstnSeq }) => qstnSeq === question.qstnSeq),
      }))
    },

    standing: async (hcId: string): Promise<Standing> => {
      const [[survey], [routine]] = await Promise.all([
        db
          .select({ at: max(surveyAnswers.answeredAt) })
          .from(surveyAnswers)
          .where(eq(surveyAnswers.hcId, hcId)),
        db
          .select({ at: max(exerciseRoutines.keptAt) })
          .from(exerciseRoutines)
          .where(eq(exerciseRoutines.hcId, hcId)),
      ])
      return { surveyedAt: survey?.at ?? null, keptAt: routine?.at ?? null }
    },

    /** Codes of the routine in the member's order. */
    routine: (hcId: string) => routine(db, hcId),

    /** Replaces the answers. What they no longer recommend leaves the routine. */
    answer: (hcId: string, given: Answers, offers: readonly Offer[], now: Date): Promise<void> =>
      inTurn(hcId, async (tx) => {
        await tx.delete(surveyAnswers).where(eq(surveyAnswers.hcId, hcId))
        const rows = [...given].flatMap(([qstnSeq, codes]) =>
          codes.map((optCode) => ({ hcId, qstnSeq, optCode, answeredAt: now })),
        )
        await insertMany(tx, surveyAnswers, rows)
        const still = new Set(recommend(offers, given, await settingsOf(tx, hcId)).map(({ offer }) => offer.prgmCode))
        const gone = offers.map(({ prgmCode }) => prgmCode).filter((code) => !still.has(code))
        if (gone.length > 0)
          await tx
            .delete(exerciseRoutines)
            .where(and(eq(exerciseRoutines.hcId, hcId), inArray(exerciseRoutines.prgmCode, gone)))
      }),

    /** Replaces the routine. Refused before a survey, and with what was neither recommended nor kept. */
    keep: (
      hcId: string,
      codes: readonly string[],
      offers: readonly Offer[],
      now: Date,
    ): Promise<'kept' | 'noSurvey' | 'notRecommended'> =>
      inTurn(hcId, async (tx) => {
        const given = await answers(tx, hcId)
        if (given.size === 0) return 'noSurvey'
        const offered = new Set([
          ...recommend(offers, given, await settingsOf(tx, hcId)).map(({ offer }) => offer.prgmCode),
          ...(await routine(tx, hcId)),
        ])
        if (codes.some((code) => !offered.has(code))) return 'notRecommended'
        await tx.delete(exerciseRoutines).where(eq(exerciseRoutines.hcId, hcId))
        await insertMany(
          tx,
          exerciseRoutines,
          codes.map((prgmCode, index) => ({ hcId, prgmCode, orderSeq: index + 1, keptAt: now })),
        )
        return 'kept'
      }),
  }
}
