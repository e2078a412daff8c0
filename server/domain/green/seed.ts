/**
 * Green of the demo: haneul is two deeds away from ten, emily has six, saebyeok has yet to begin. A quiz comes with
 * each week.
 */
import { max } from 'drizzle-orm'
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { addDays, daysBetween, mondayOf, seoulInstant, seoulNow } from '#server/seoul.ts'
import { FIRST_QUIZ, quizOf, WEEKS } from './seed/quizzes.ts'
import { DEEDS, storiesOf, tipsOf } from './seed/reading.ts'
import {
  greenAnswers,
  greenDeeds,
  type GreenDeedCode,
  greenQuizzes,
  greenStamps,
  greenStories,
  greenStoryReads,
  greenTips,
} from './schema.ts'

export const seed: NounSeed = {
  shared: async (tx, today) => {
    await insertMany(tx, greenDeeds, DEEDS)
    await insertMany(tx, greenTips, tipsOf(today))
    await insertMany(tx, greenStories, storiesOf(today))
    await insertMany(
      tx,
      greenQuizzes,
      Array.from({ length: WEEKS }, (_, week) =>
        quizOf(FIRST_QUIZ + week, addDays(mondayOf(today), 7 * (week + 1 - WEEKS))),
      ),
    )
  },

  person: async (tx, { hcId, persona }, now) => {
    const { day: today, time } = seoulNow(now)
    const [read, answered] = [READ[persona] ?? [], answersOf(persona, today)]
    await insertMany(tx, greenStamps, owned(hcId, stampsOf(persona, today, time)))
    await insertMany(
      tx,
      greenStoryReads,
      owned(
        hcId,
        read.map((storySeq) => ({ storySeq, readAt: now })),
      ),
    )
    await insertMany(
      tx,
      greenAnswers,
      owned(
        hcId,
        answered.map(({ quizSeq, choiceNo, day }) => ({
          quizSeq,
          choiceNo,
          answeredAt: seoulInstant(day, AFTER_LUNCH),
        })),
      ),
    )
  },

  /** The quizzes of the weeks that have begun since. */
  day: async (db, today) => {
    const [found] = await db
      .select({ seq: max(greenQuizzes.quizSeq), monday: max(greenQuizzes.startDt) })
      .from(greenQuizzes)
    if (!found?.seq || !found.monday || found.monday >= mondayOf(today)) return
    const { seq, monday } = found
    const weeks = Math.round(daysBetween(monday, mondayOf(today)) / 7)
    // After a long sleep only the last ones are of any interest.
    const missing = Array.from({ length: weeks }, (_, week) => quizOf(seq + week + 1, addDays(monday, 7 * (week + 1))))
    await insertMany(db, greenQuizzes, missing.slice(-WEEKS))
  },
}

const AFTER_LUNCH = '1221'
/** Days from this week's Monday on which a tray was emptied: this week, the two before, and long ago. */
const EMPTIED: Partial<Record<Persona, { week: number[]; before: number[]; old: number[] }>> = {
  haneul: { week: [0, 1, 2], before: [-14, -10, -9, -7], old: [-31, -27, -24, -21, -20, -17] },
  emily: { week: [0, 1, 2], before: [-14, -10, -7], old: [] },
}
const READ: Partial<Record<Persona, readonly number[]>> = { haneul: [20, 21, 22], emily: [20, 25] }
/** Weeks ago, the choice, and the day of its week. */
const ANSWERED: Partial<Record<Persona, readonly { ago: number; choiceNo: number; day: number }[]>> = {
  haneul: [
    { ago: 4, choiceNo: 1, day: 2 },
    { ago: 3, choiceNo: 2, day: 2 },
    { ago: 1, choiceNo: 3, day: 1 },
  ],
  emily: [{ ago: 1, choiceNo: 3, day: 1 }],
}

/** A right answer of this month would be one of its stamps: those stand in the months before alone. */
const answersOf = (persona: Persona, today: string) =>
  (ANSWERED[persona] ?? [])
    .map(({ ago, choiceNo, day }) => {
      const quiz = quizOf(FIRST_QUIZ + WEEKS - 1 - ago, addDays(mondayOf(today), -7 * ago))
      return { quizSeq: quiz.quizSeq, choiceNo, day: addDays(quiz.startDt, day), isRight: quiz.rightNo === choiceNo }
    })
    .filter(({ day, isRight }) => !isRight || !isSameMonth(day, today))

const isSameMonth = (day: string, today: string) => day.slice(0, 6) === today.slice(0, 6)

/** Fewer than ten of any month, whatever the day: nobody is told of points that were never given. */
function stampsOf(persona: Persona, today: string, time: string) {
  const { week = [], before = [], old = [] } = EMPTIED[persona] ?? {}
  const monday = mondayOf(today)
  const on = (ago: number) => addDays(monday, ago)
  const stamp = (stampDt: string, deedCode: GreenDeedCode, carbonG: number, at = AFTER_LUNCH) => ({
    stampDt,
    menuMealType: deedCode,
    deedCode,
    carbonG,
    stampedAt: seoulInstant(stampDt, at),
  })
  const emptied = [
    ...old.map(on).filter((day) => !isSameMonth(day, today)),
    ...before.map(on),
    ...week.map(on).filter((day) => day < today),
  ]
  const hasCup = persona === 'haneul' && time >= '0858'
  return [
    ...emptied.map((day) => stamp(day, 'NOLEFT', 230)),
    ...answersOf(persona, today).flatMap(({ day, isRight }) => (isRight ? [stamp(day, 'QUIZ', 0)] : [])),
    ...(hasCup ? [stamp(today, 'TUMBLER', 52, '0858')] : []),
  ]
}
