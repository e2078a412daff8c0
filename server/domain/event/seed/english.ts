/** Events of an earlier build ask in Korean alone: what this build says in English is added to them. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { eventChoices, eventQuestions, events } from '../schema.ts'
import type { Planned } from './plan.ts'

/**
 * One short query when there is nothing to do; an operator's own events stay as they are.
 * @param set how far apart the numbers of one event are from round to round
 */
export async function addEnglish(db: Db, plan: readonly Planned[], set: number): Promise<void> {
  const bare = await db
    .select({ eventSeq: eventQuestions.eventSeq, questionSeq: eventQuestions.questionSeq, words: eventQuestions.words })
    .from(eventQuestions)
    .where(isNull(eventQuestions.wordsEng))
  const known = new Map(plan.map((one) => [one.row.eventSeq, one]))
  const ours = bare.flatMap(({ eventSeq, questionSeq, words }) => {
    const now = known.get(eventSeq % set)?.asks?.[questionSeq - 1]
    return now?.words === words ? [{ eventSeq, questionSeq, now }] : []
  })
  if (ours.length === 0) return
  const written = await db.select({ eventSeq: events.eventSeq, name: events.name }).from(events)
  await retrying(() =>
    db.transaction(async (tx) => {
      for (const { eventSeq, questionSeq, now } of ours) {
        const { wordsEng, whyEng = null, commentEng = null, choices = [] } = now
        await tx.update(eventQuestions).set({ wordsEng, whyEng, commentEng }).where(and(eq(eventQuestions.eventSeq, eventSeq), eq(eventQuestions.questionSeq, questionSeq)))
        for (const [words, english] of choices) {
          const sameChoice = and(eq(eventChoices.eventSeq, eventSeq), eq(eventChoices.questionSeq, questionSeq), eq(eventChoices.words, words))
          await tx.update(eventChoices).set({ wordsEng: english }).where(sameChoice)
        }
      }
      for (const { eventSeq, name } of written) {
        const now = known.get(eventSeq % set)?.row
        if (now?.name !== name) continue
        const { noticesEng = null, announceWordsEng = null } = now
        await tx.update(events).set({ noticesEng, announceWordsEng }).where(eq(events.eventSeq, eventSeq))
      }
    }),
  )
}
