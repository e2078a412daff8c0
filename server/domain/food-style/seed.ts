/** haneul has told how eating goes, and lets friends see it; emily keeps it to herself. */
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { styleAxes, styleOf } from './rules.ts'
import { foodStyleAnswers, foodStyles } from './schema.ts'

/** Days since the answers, the choices of each question, and whether friends may see what came out. */
const ANSWERS: Partial<Record<Persona, readonly [daysAgo: number, choices: readonly (readonly number[])[], shared: boolean]>> = {
  haneul: [9, [[3], [3], [3], [2, 3], [1], [2], [2], [2], [2], [2]], true],
  emily: [20, [[2], [3], [1], [3, 4], [2], [1], [1], [3], [1], [1]], false],
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const [daysAgo, choices, shared] = ANSWERS[persona] ?? []
    if (daysAgo === undefined || choices === undefined) return
    const answers = choices.map((list, index) => ({ questionSeq: index + 1, choices: [...list] }))
    const axes = styleAxes(answers)
    const answerDt = addDays(seoulDay(now), -daysAgo)
    await tx.insert(foodStyles).values({ hcId, answerDt, styleCode: styleOf(axes), axes, agreedAt: shared === true ? seoulInstant(answerDt, '1230') : null })
    await insertMany(tx, foodStyleAnswers, owned(hcId, answers))
  },
}
