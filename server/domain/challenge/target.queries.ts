/** The member's own target of a challenge, and the weights it is measured by. */
import type { Db } from '#server/db/client.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import type { ChallengeInfo } from './queries.ts'
import { challengeTargets } from './schema.ts'

export interface Reading {
  day: string
  grams: number
}

export function targetQueries(db: Db) {
  const records = indexRecordQueries(db)
  const reading = ({ inptDt, kg }: { inptDt: string; kg: number }): Reading => ({
    day: inptDt.slice(0, 8),
    grams: Math.round(kg * 1000),
  })

  return {
    /** Weights of the days so far, oldest first, and the last one before them. */
    weights: async (
      hcId: string,
      { startDt, endDt }: Pick<ChallengeInfo, 'startDt' | 'endDt'>,
      today: string,
    ): Promise<{ before: Reading | undefined; during: Reading[] }> => {
      const until = today < endDt ? today : endDt
      const [before, during] = await Promise.all([
        records.weightBefore(hcId, `${startDt}000000`),
        until < startDt ? [] : records.weights(hcId, startDt, until),
      ])
      return { before: before && reading(before), during: during.map(reading) }
    },

    /** Sets or changes it; where it began stays what it was when it was set first. */
    save: async (
      hcId: string,
      chalnCode: string,
      { optCode, startVal, goalVal }: { optCode: string | null; startVal: number; goalVal: number },
      now: Date,
    ): Promise<void> => {
      await db
        .insert(challengeTargets)
        .values({ hcId, chalnCode, targetCode: 'BW', optCode, startVal, goalVal, setAt: now })
        .onConflictDoUpdate({
          target: [challengeTargets.hcId, challengeTargets.chalnCode],
          set: { optCode, goalVal, setAt: now },
        })
    },
  }
}
