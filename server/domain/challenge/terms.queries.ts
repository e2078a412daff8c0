/** Terms come before joining: which there are, and what the member said to each (CHA-08). */
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { challenges, challengeTermAnswers, challengeTerms } from './schema.ts'

export type Answer = { termsSeq: number; requiredYn: 'Y' | 'N'; agreeYn: 'Y' | 'N'; answeredAt: Date | null }

export function termsQueries(db: Db) {
  return {
    texts: (chalnCode: string) =>
      db
        .select({
          termsSeq: challengeTerms.termsSeq,
          title: challengeTerms.title,
          titleEng: challengeTerms.titleEng,
          contents: challengeTerms.contents,
          contentsEng: challengeTerms.contentsEng,
          requiredYn: challengeTerms.requiredYn,
          orderSeq: challengeTerms.orderSeq,
        })
        .from(challenges)
        .innerJoin(challengeTerms, eq(challengeTerms.termsSet, challenges.termsSet))
        .where(eq(challenges.chalnCode, chalnCode))
        .orderBy(asc(challengeTerms.orderSeq)),
    answers: (hcId: string, chalnCode: string): Promise<Answer[]> => answersOf(db, hcId, chalnCode),
    /**
     * Replaces the answers; what is not named stays open.
     *
     * @returns false when a required one is not agreed to: nothing was written
     */
    save: (
      hcId: string,
      chalnCode: string,
      given: readonly { termsSeq: number; agreeYn: 'Y' | 'N' }[],
      now: Date,
    ): Promise<boolean> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const asked = await answersOf(tx, hcId, chalnCode)
          const agreeOf = new Map(given.map(({ termsSeq, agreeYn }) => [termsSeq, agreeYn]))
          const known = asked.filter(({ termsSeq }) => agreeOf.has(termsSeq))
          if (asked.some(({ termsSeq, requiredYn }) => requiredYn === 'Y' && agreeOf.get(termsSeq) !== 'Y'))
            return false
          await tx
            .delete(challengeTermAnswers)
            .where(and(eq(challengeTermAnswers.hcId, hcId), eq(challengeTermAnswers.chalnCode, chalnCode)))
          if (known.length > 0) {
            await tx.insert(challengeTermAnswers).values(
              known.map(({ termsSeq }) => ({
                hcId,
                chalnCode,
                termsSeq,
                agreeYn: agreeOf.get(termsSeq) ?? 'N',
                answeredAt: now,
              })),
            )
          }
          return true
        }),
      ),
  }
}

/** Every one of the terms with the answer so far; N where there is none. */
export async function answersOf(db: Queryable, hcId: string, chalnCode: string): Promise<Answer[]> {
  const rows = await db
    .select({
      termsSeq: challengeTerms.termsSeq,
      requiredYn: challengeTerms.requiredYn,
      agreeYn: challengeTermAnswers.agreeYn,
      answeredAt: challengeTermAnswers.answeredAt,
    })
    .from(challenges)
    .innerJoin(challengeTerms, eq(challengeTerms.termsSet, challenges.termsSet))
    .leftJoin(
      challengeTermAnswers,
      and(
        eq(challengeTermAnswers.hcId, hcId),
        eq(challengeTermAnswers.chalnCode, challenges.chalnCode),
        eq(challengeTermAnswers.termsSeq, challengeTerms.termsSeq),
      ),
    )
    .where(eq(challenges.chalnCode, chalnCode))
    .orderBy(asc(challengeTerms.orderSeq))
  return rows.map((row) => ({ ...row, agreeYn: row.agreeYn ?? 'N' }))
}

export const allAgreed = (answers: readonly Answer[]): boolean =>
  answers.every(({ requiredYn, agreeYn }) => requiredYn === 'N' || agreeYn === 'Y')
