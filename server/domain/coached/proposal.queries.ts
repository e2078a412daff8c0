/** Other goals that the dietitian offers: what is open, and the one answer to each. */
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { challengeTargets } from '#server/domain/challenge/schema.ts'
import { goalProposals } from './schema.ts'

export type Proposal = typeof goalProposals.$inferSelect

/** How an answer went: `answered` when somebody came before, on another phone or with a second tap. */
export type Answered = 'done' | 'answered' | 'unknown'

type Which = { hcId: string; chalnCode: string; recmndSeq: number }

const isIt = ({ hcId, chalnCode, recmndSeq }: Which) =>
  and(eq(goalProposals.hcId, hcId), eq(goalProposals.recmndSeq, recmndSeq), eq(goalProposals.chalnCode, chalnCode))

export function proposalQueries(db: Db) {
  /** The condition makes the first answer the only one; undefined when there was one before. */
  const answer = async (tx: Queryable, which: Which, set: Partial<Proposal>): Promise<Proposal | undefined> => {
    const [row] = await tx
      .update(goalProposals)
      .set(set)
      .where(and(isIt(which), isNull(goalProposals.answer)))
      .returning()
    return row
  }

  const failure = async (which: Which): Promise<Answered> => {
    const found = await db.select({ seq: goalProposals.recmndSeq }).from(goalProposals).where(isIt(which))
    return found.length === 0 ? 'unknown' : 'answered'
  }

  return {
    /** What is not answered, the newest first. */
    open: (hcId: string, chalnCode: string): Promise<Proposal[]> =>
      db
        .select()
        .from(goalProposals)
        .where(and(eq(goalProposals.hcId, hcId), eq(goalProposals.chalnCode, chalnCode), isNull(goalProposals.answer)))
        .orderBy(desc(goalProposals.madeAt), desc(goalProposals.recmndSeq)),

    /**
     * It becomes the target, which keeps where it began. @param startVal where a target begins that there was not
     * before
     */
    take: async (which: Which, startVal: number | null, now: Date): Promise<Answered> => {
      const { hcId, chalnCode } = which
      const taken = await retrying(() =>
        db.transaction(async (tx) => {
          const proposal = await answer(tx, which, { answer: 'TAKEN', answeredAt: now })
          if (proposal === undefined) return false
          const { goalVal } = proposal
          await tx
            .insert(challengeTargets)
            .values({ hcId, chalnCode, targetCode: 'BW', optCode: null, startVal, goalVal, setAt: now })
            .onConflictDoUpdate({
              target: [challengeTargets.hcId, challengeTargets.chalnCode],
              set: { optCode: null, goalVal, setAt: now },
            })
          return true
        }),
      )
      return taken ? 'done' : failure(which)
    },

    reject: async (which: Which, rejectTxt: string | null, now: Date): Promise<Answered> => {
      const row = await answer(db, which, { answer: 'REJECTED', answeredAt: now, rejectTxt })
      return row === undefined ? failure(which) : 'done'
    },
  }
}
