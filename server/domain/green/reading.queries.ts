/** What there is to read and to guess: tips, stories and the quiz of each week. */
import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, lt, lte, or } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { seoulDay } from '#server/seoul.ts'
import { giveStamp } from './queries.ts'
import { GreenRefused, isQuizOpen } from './rules.ts'
import { greenAnswers, greenQuizzes, greenStories, greenStoryReads, greenTips } from './schema.ts'

export interface Page {
  pageNo: number
  pageSize: number
}

export type StoryRow = typeof greenStories.$inferSelect & { isRead: boolean }
/** `choiceNo` is the member's own; null before the answer. */
export type QuizRow = typeof greenQuizzes.$inferSelect & { choiceNo: number | null }

const span = ({ pageNo, pageSize }: Page) => ({ limit: pageSize, offset: (pageNo - 1) * pageSize })

export function greenReadingQueries(db: Db) {
  const ownRead = (hcId: string) =>
    and(eq(greenStoryReads.hcId, hcId), eq(greenStoryReads.storySeq, greenStories.storySeq))
  const stories = (hcId: string) =>
    db
      .select({ ...getTableColumns(greenStories), isRead: isNotNull(greenStoryReads.readAt).mapWith(Boolean) })
      .from(greenStories)
      .leftJoin(greenStoryReads, ownRead(hcId))
      .$dynamic()

  return {
    tips: async (today: string, page: Page) => {
      const isUp = lte(greenTips.regDt, today)
      const { limit, offset } = span(page)
      const [list, [all]] = await Promise.all([
        db
          .select()
          .from(greenTips)
          .where(isUp)
          .orderBy(desc(greenTips.regDt), desc(greenTips.tipSeq))
          .limit(limit)
          .offset(offset),
        db.select({ rows: count() }).from(greenTips).where(isUp),
      ])
      return { totalCnt: all?.rows ?? 0, list }
    },

    stories: async (hcId: string, today: string, page: Page) => {
      const isUp = lte(greenStories.regDt, today)
      const { limit, offset } = span(page)
      const [list, [all]] = await Promise.all([
        stories(hcId)
          .where(isUp)
          .orderBy(desc(greenStories.regDt), desc(greenStories.storySeq))
          .limit(limit)
          .offset(offset),
        db.select({ rows: count() }).from(greenStories).where(isUp),
      ])
      return { totalCnt: all?.rows ?? 0, list }
    },

    /**
     * A story with those beside it; whoever opens it has read it.
     *
     * @throws GreenRefused
     */
    readStory: async (hcId: string, storySeq: number, now: Date) => {
      const today = seoulDay(now)
      const { regDt: day, storySeq: seq } = greenStories
      const [story] = await stories(hcId).where(and(eq(seq, storySeq), lte(day, today)))
      if (story === undefined) throw new GreenRefused('greenNotFound')
      const beside = () => db.select({ storySeq: seq }).from(greenStories).$dynamic()
      const [[older], [newer]] = await Promise.all([
        beside()
          .where(or(lt(day, story.regDt), and(eq(day, story.regDt), lt(seq, storySeq))))
          .orderBy(desc(day), desc(seq))
          .limit(1),
        beside()
          .where(and(lte(day, today), or(gt(day, story.regDt), and(eq(day, story.regDt), gt(seq, storySeq)))))
          .orderBy(asc(day), asc(seq))
          .limit(1),
        insertMany(db, greenStoryReads, [{ hcId, storySeq, readAt: now }]),
      ])
      return { story: { ...story, isRead: true }, older: older?.storySeq ?? null, newer: newer?.storySeq ?? null }
    },

    quizzes: async (hcId: string, today: string, page: Page) => {
      const isUp = lte(greenQuizzes.startDt, today)
      const { limit, offset } = span(page)
      const [list, [all]] = await Promise.all([
        quizzesOf(db, hcId)
          .where(isUp)
          .orderBy(desc(greenQuizzes.startDt), desc(greenQuizzes.quizSeq))
          .limit(limit)
          .offset(offset),
        db.select({ rows: count() }).from(greenQuizzes).where(isUp),
      ])
      return { totalCnt: all?.rows ?? 0, list }
    },

    quiz: (hcId: string, quizSeq: number, today: string): Promise<QuizRow> => findQuiz(db, hcId, quizSeq, today),

    /**
     * Answers a quiz, once; a right answer brings the day's stamp.
     *
     * @throws GreenRefused
     */
    answer: (hcId: string, quizSeq: number, choiceNo: number, now: Date): Promise<QuizRow> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const today = seoulDay(now)
          const quiz = await findQuiz(tx, hcId, quizSeq, today)
          if (quiz.choiceNo !== null) throw new GreenRefused('quizAnswered')
          if (!isQuizOpen(quiz, today)) throw new GreenRefused('greenClosed')
          if (choiceNo > quiz.choices.length) throw new GreenRefused('badChoice')
          const kept = await tx
            .insert(greenAnswers)
            .values({ hcId, quizSeq, choiceNo, answeredAt: now })
            .onConflictDoNothing()
            .returning({ quizSeq: greenAnswers.quizSeq })
          if (kept.length === 0) throw new GreenRefused('quizAnswered')
          if (choiceNo === quiz.rightNo) await giveStamp(tx, hcId, { deedCode: 'QUIZ', carbonG: 0, imgId: null }, now)
          return { ...quiz, choiceNo }
        }),
      ),
  }
}

const quizzesOf = (tx: Queryable, hcId: string) =>
  tx
    .select({ ...getTableColumns(greenQuizzes), choiceNo: greenAnswers.choiceNo })
    .from(greenQuizzes)
    .leftJoin(greenAnswers, and(eq(greenAnswers.hcId, hcId), eq(greenAnswers.quizSeq, greenQuizzes.quizSeq)))
    .$dynamic()

async function findQuiz(tx: Queryable, hcId: string, quizSeq: number, today: string): Promise<QuizRow> {
  const [quiz] = await quizzesOf(tx, hcId).where(
    and(eq(greenQuizzes.quizSeq, quizSeq), lte(greenQuizzes.startDt, today)),
  )
  if (quiz === undefined) throw new GreenRefused('greenNotFound')
  return quiz
}
