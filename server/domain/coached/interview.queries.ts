/** The interview before the first call: what is asked, what was answered, and how habits stood (docs/decisions/355). */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { challengeCares, counselSubjects, type Habits, interviewPapers, interviewQuestions } from './schema.ts'

export type Paper = typeof interviewPapers.$inferSelect
export type Care = typeof challengeCares.$inferSelect

export function interviewQueries(db: Db) {
  return {
    questions: (chalnCode: string) =>
      db
        .select()
        .from(interviewQuestions)
        .where(eq(interviewQuestions.chalnCode, chalnCode))
        .orderBy(asc(interviewQuestions.qstnSeq)),

    subjects: (chalnCode: string) =>
      db
        .select()
        .from(counselSubjects)
        .where(eq(counselSubjects.chalnCode, chalnCode))
        .orderBy(asc(counselSubjects.orderSeq)),

    paper: async (hcId: string, chalnCode: string): Promise<Paper | undefined> => {
      const [row] = await db
        .select()
        .from(interviewPapers)
        .where(and(eq(interviewPapers.hcId, hcId), eq(interviewPapers.chalnCode, chalnCode)))
      return row
    },

    /**
     * The whole paper in the place of an earlier one, and with it the habits it tells of. No screen reads the wished
     * weight back: left out it stays.
     */
    save: (paper: Paper, habits: Habits): Promise<void> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const { hcId, chalnCode, weight, subjects, answers, savedAt, readingDt } = paper
          const goalWeight = sql`coalesce(excluded.goal_weight, ${interviewPapers.goalWeight})`
          await tx
            .insert(interviewPapers)
            .values(paper)
            .onConflictDoUpdate({
              target: [interviewPapers.hcId, interviewPapers.chalnCode],
              set: { weight, goalWeight, subjects, answers, savedAt, readingDt },
            })
          await tx
            .insert(challengeCares)
            .values({ hcId, chalnCode, part: 'BEFORE', habits, writerNm: null, commentTxt: null })
            .onConflictDoUpdate({
              target: [challengeCares.hcId, challengeCares.chalnCode, challengeCares.part],
              set: { habits },
            })
        }),
      ),

    care: async (hcId: string, chalnCode: string, part: Care['part']): Promise<Care | undefined> => {
      const [row] = await db
        .select()
        .from(challengeCares)
        .where(
          and(eq(challengeCares.hcId, hcId), eq(challengeCares.chalnCode, chalnCode), eq(challengeCares.part, part)),
        )
      return row
    },
  }
}
