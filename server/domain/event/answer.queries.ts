/** Taking part by answering: questions, votes, quizzes, ratings, surveys. Once, by the key of the answer. */
import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { settle, type Settled, takePart, type Taking } from './engine.queries.ts'
import { type Answer, type EventKind, isRight, prune, Refused, slotOf } from './rules.ts'
import { eventAnswers, eventChoices, eventQuestions, eventTallies } from './schema.ts'

export type QuestionRow = Awaited<ReturnType<typeof questionsOf>>[number]

/** Questions with their choices, in order. */
export async function questionsOf(tx: Queryable, eventSeq: number) {
  const [questions, choices] = await Promise.all([
    tx
      .select()
      .from(eventQuestions)
      .where(eq(eventQuestions.eventSeq, eventSeq))
      .orderBy(asc(eventQuestions.questionSeq)),
    tx
      .select()
      .from(eventChoices)
      .where(eq(eventChoices.eventSeq, eventSeq))
      .orderBy(asc(eventChoices.questionSeq), asc(eventChoices.choiceNo)),
  ])
  return questions.map((question) => {
    const own = choices.filter(({ questionSeq }) => questionSeq === question.questionSeq)
    return { ...question, choices: own, choiceNos: own.map(({ choiceNo }) => choiceNo) }
  })
}

export interface Answered extends Settled {
  questions: QuestionRow[]
  answers: Answer[]
  isAllRight: boolean
}

/**
 * Answers an event, all questions at once; what a branch that was left had asked is dropped.
 *
 * @param kinds those that the call is for: another event is not found by it
 * @throws Refused
 */
export const answerEvent = (
  db: Db,
  {
    hcId,
    eventSeq,
    answers,
    kinds,
    restaurantCode,
    now,
  }: {
    hcId: string
    eventSeq: number
    answers: Answer[]
    kinds: readonly EventKind[]
    restaurantCode?: string | undefined
    now: Date
  },
): Promise<Answered> =>
  takePart(db, hcId, eventSeq, now, async (tx, taking) => {
    const { event, mine } = taking
    if (!kinds.includes(event.kind)) throw new Refused('eventNotFound')
    if (mine.joinCnt > 0) throw new Refused('eventAlready')
    if (event.kind === 'CNTRLEVL' && restaurantCode !== event.restaurantCode) throw new Refused('badAnswer')
    const questions = await questionsOf(tx, eventSeq)
    const kept = prune(questions, answers)
    await write(tx, taking, kept)
    const isAllRight = questions.every(({ rightNos, questionSeq }) =>
      isRight(
        rightNos,
        kept.find((answer) => answer.questionSeq === questionSeq),
      ),
    )
    const settled = await settle(tx, taking, 'answer', event.kind === 'QUIZ' && !isAllRight ? {} : event.reward)
    return { ...settled, questions, answers: kept, isAllRight }
  })

async function write(tx: Queryable, { hcId, event, now }: Taking, answers: readonly Answer[]): Promise<void> {
  const { eventSeq } = event
  const written = await insertMany(
    tx,
    eventAnswers,
    answers.map((answer) => ({ hcId, eventSeq, ...answer, answeredAt: now })),
  )
  if (written < answers.length) throw new Refused('eventAlready')
  const slot = slotOf(hcId)
  // In the order of their key, so that two members who chose the same never wait crosswise.
  const steps = answers
    .flatMap(({ questionSeq, choiceNos }) =>
      [0, ...choiceNos].map((choiceNo) => ({ eventSeq, questionSeq, choiceNo, slot, cnt: 1 })),
    )
    .toSorted((one, other) => one.questionSeq - other.questionSeq || one.choiceNo - other.choiceNo)
  if (steps.length === 0) return
  const { questionSeq, choiceNo } = eventTallies
  await tx
    .insert(eventTallies)
    .values(steps)
    .onConflictDoUpdate({
      target: [eventTallies.eventSeq, questionSeq, choiceNo, eventTallies.slot],
      set: { cnt: sql`${eventTallies.cnt} + 1` },
    })
}
