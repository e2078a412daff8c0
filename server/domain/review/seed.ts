/** What the demo's people said of the lunches they recorded. The seed of the meal record comes before, by name. */
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { addDays, seoulInstant } from '#server/seoul.ts'
import { eatenCourses } from './queries.ts'
import { mealReviews } from './schema.ts'

/** The newest meals are still to be rated; so many before them are. */
const REVIEWS: Partial<Record<Persona, { open: number; rated: number }>> = { haneul: { open: 4, rated: 31 } }

const GRADES = [4, 5, 3, 4, 4, 5, 2, 4, 3, 5] as const
const WORDS: Partial<Record<number, string>> = {
  2: '국이 조금 식어 있었어요.',
  6: '간이 조금 셌어요. 덜 짜면 더 좋겠어요.',
  9: '나물이 신선했어요.',
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }) => {
    const { open, rated } = REVIEWS[persona] ?? { open: 0, rated: 0 }
    if (rated === 0) return
    const eaten = await eatenCourses(tx, hcId)
    const rows = eaten.slice(open, open + rated).map(({ menuId, menuCode, menuDt }, index) => ({
      menuId,
      menuCode,
      grade: GRADES[index % GRADES.length] ?? 4,
      words: WORDS[index % GRADES.length] ?? null,
      savedAt: seoulInstant(addDays(menuDt, 1), '0830'),
    }))
    await insertMany(tx, mealReviews, owned(hcId, rows))
  },
}
