/**
 * haneul has told how eating goes, and lets friends see it, as do two mates of the demo's team; emily keeps it to
 * herself.
 */
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { hasMates, MATES } from '#server/domain/member/seed.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { styleAxes, styleOf } from './rules.ts'
import { foodStyleAnswers, foodStyles } from './schema.ts'

/** Days since the answers, the choices of each question, and whether friends may see what came out. */
type SeededAnswers = readonly [daysAgo: number, choices: readonly (readonly number[])[], shared: boolean]

const ANSWERS: Partial<Record<Persona, SeededAnswers>> = {
  haneul: [9, [[3], [3], [3], [2, 3], [1], [2], [2], [2], [2], [2]], true],
  emily: [20, [[2], [3], [1], [3, 4], [2], [1], [1], [3], [1], [1]], false],
}

/** One who eats fast and likes meat, one much as haneul. */
const MATE_ANSWERS: Record<(typeof MATES)[number]['nickName'], SeededAnswers> = {
  민재: [15, [[1], [3], [3], [1], [2], [2], [2], [1], [2], [2]], true],
  예린: [12, [[3], [3], [2], [2, 3], [2], [2], [2], [2], [2], [3]], true],
}

export const seed: NounSeed = {
  person: async (tx, newcomer, now) => {
    const own = ANSWERS[newcomer.persona]
    if (own !== undefined) await insertAnswers(tx, newcomer.hcId, own, now)
    if (hasMates(newcomer))
      for (const { hcId, nickName } of MATES) await insertAnswers(tx, hcId, MATE_ANSWERS[nickName], now)
  },
}

async function insertAnswers(
  tx: Queryable,
  hcId: string,
  [daysAgo, choices, shared]: SeededAnswers,
  now: Date,
): Promise<void> {
  const answers = choices.map((list, index) => ({ questionSeq: index + 1, choices: [...list] }))
  const axes = styleAxes(answers)
  const answerDt = addDays(seoulDay(now), -daysAgo)
  await insertMany(tx, foodStyles, [
    { hcId, answerDt, styleCode: styleOf(axes), axes, agreedAt: shared ? seoulInstant(answerDt, '1230') : null },
  ])
  await insertMany(tx, foodStyleAnswers, owned(hcId, answers))
}
