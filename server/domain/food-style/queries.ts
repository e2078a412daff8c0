import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { insertMany } from '#server/db/many.ts'
import { type Answer, styleAxes, styleOf } from './rules.ts'
import { foodStyleAnswers, foodStyles } from './schema.ts'

export type FoodStyle = typeof foodStyles.$inferSelect

export function foodStyleQueries(db: Db) {
  return {
    /** Undefined before the answers. */
    of: async (hcId: string): Promise<FoodStyle | undefined> =>
      (await db.select().from(foodStyles).where(eq(foodStyles.hcId, hcId)))[0],

    /** The choices of each question. */
    answers: async (hcId: string): Promise<Map<number, readonly number[]>> => {
      const rows = await db.select().from(foodStyleAnswers).where(eq(foodStyleAnswers.hcId, hcId))
      return new Map(rows.map(({ questionSeq, choices }) => [questionSeq, choices]))
    },

    /** Puts the answers in the place of earlier ones. Whether friends may see the style stays as it was. */
    answer: (hcId: string, answers: readonly Answer[], today: string): Promise<FoodStyle> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const axes = styleAxes(answers)
          const values = { answerDt: today, styleCode: styleOf(axes), axes }
          const [row] = await tx
            .insert(foodStyles)
            .values({ hcId, ...values })
            .onConflictDoUpdate({ target: foodStyles.hcId, set: values })
            .returning()
          await tx.delete(foodStyleAnswers).where(eq(foodStyleAnswers.hcId, hcId))
          await insertMany(
            tx,
            foodStyleAnswers,
            answers.map(({ questionSeq, choices }) => ({ hcId, questionSeq, choices: [...choices] })),
          )
          if (row === undefined) throw new Error('A food style was not saved.')
          return row
        }),
      ),

    /**
     * Lets friends see the style, or no longer; saying it again keeps the first time. Undefined while there is none to
     * see.
     */
    agree: async (hcId: string, agreed: boolean, now: Date): Promise<{ agreedAt: Date | null } | undefined> => {
      const [row] = await db
        .update(foodStyles)
        .set({ agreedAt: agreed ? sql`coalesce(${foodStyles.agreedAt}, ${now.toISOString()}::timestamptz)` : null })
        .where(eq(foodStyles.hcId, hcId))
        .returning({ agreedAt: foodStyles.agreedAt })
      return row
    },
  }
}
