import { type NounSeed, owned } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { DINNER, LUNCH } from '#server/domain/restaurant/seed.ts'
import { addDays, seoulDay, weekday } from '#server/seoul.ts'
import { greenStamps } from './schema.ts'

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    if (persona === 'haneul') await insertMany(tx, greenStamps, owned(hcId, stamps(seoulDay(now))))
  },
}

/** Three empty trays this week so far, and three a week before that. On a Monday the week has yet to begin. */
function stamps(today: string) {
  const monday = addDays(today, 1 - weekday(today))
  const thisWeek = [0, 1, 2].map((ago) => addDays(monday, ago)).filter((day) => day < today)
  const before = [7, 9, 10, 14, 16, 17].map((ago) => addDays(monday, -ago))
  return [...before, ...thisWeek].map((stampDt, index) => ({ stampDt, menuMealType: index % 4 === 1 ? DINNER : LUNCH }))
}
