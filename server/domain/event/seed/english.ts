/**
 * Events of an earlier build ask in Korean alone: what this build says in English is added to them. English stands
 * beside the Korean that it translates and beside no other: what an operator has reworded, and what this build itself
 * words anew, gets none.
 */
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { eventChoices, eventQuestions, events } from '../schema.ts'
import type { Planned } from './plan.ts'

/**
 * One short query when there is nothing to do; an operator's own events stay as they are.
 *
 * @param set how far apart the numbers of one event are from round to round
 */
export async function addEnglish(db: Db, plan: readonly Planned[], set: number): Promise<void> {
  const bare = await db
    .select({
      eventSeq: eventQuestions.eventSeq,
      questionSeq: eventQuestions.questionSeq,
      words: eventQuestions.words,
      why: eventQuestions.why,
      comment: eventQuestions.comment,
    })
    .from(eventQuestions)
    .where(isNull(eventQuestions.wordsEng))
  const known = new Map(plan.map((one) => [one.row.eventSeq, one]))
  const ours = bare.flatMap((row) => {
    const now = known.get(row.eventSeq % set)?.asks?.[row.questionSeq - 1]
    return now?.words === row.words ? [{ row, now }] : []
  })
  if (ours.length === 0) return
  const written = await db
    .select({
      eventSeq: events.eventSeq,
      name: events.name,
      notices: events.notices,
      noticesEng: events.noticesEng,
      announceWords: events.announceWords,
      announceWordsEng: events.announceWordsEng,
    })
    .from(events)
  await retrying(() =>
    db.transaction(async (tx) => {
      for (const { row, now } of ours) {
        const { eventSeq, questionSeq, why, comment } = row
        const whyEng = now.why === why ? now.whyEng : undefined
        const commentEng = now.comment === comment ? now.commentEng : undefined
        await tx
          .update(eventQuestions)
          .set({ wordsEng: now.wordsEng, whyEng, commentEng })
          .where(and(eq(eventQuestions.eventSeq, eventSeq), eq(eventQuestions.questionSeq, questionSeq)))
        for (const [words, english] of now.choices ?? []) {
          const sameChoice = and(
            eq(eventChoices.eventSeq, eventSeq),
            eq(eventChoices.questionSeq, questionSeq),
            eq(eventChoices.words, words),
          )
          await tx
            .update(eventChoices)
            .set({ wordsEng: english })
            .where(and(sameChoice, isNull(eventChoices.wordsEng)))
        }
      }
      for (const row of written) {
        const now = known.get(row.eventSeq % set)?.row
        if (now?.name !== row.name) continue
        const noticesEng = row.noticesEng ?? (isSame(now.notices, row.notices) ? now.noticesEng : undefined) ?? null
        const announceWordsEng =
          row.announceWordsEng ?? (now.announceWords === row.announceWords ? now.announceWordsEng : undefined) ?? null
        await tx.update(events).set({ noticesEng, announceWordsEng }).where(eq(events.eventSeq, row.eventSeq))
      }
    }),
  )
}

const isSame = (one: readonly string[] = [], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at])
