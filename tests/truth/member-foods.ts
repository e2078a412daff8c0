/** What a member by chance has eaten: meals told to the minute, meals at the hour that a form assumes, and days without. */
import type { Food } from './members.ts'
import type { Chance } from './random.ts'
import { stampAt } from './oracle/days.ts'

const MEALS = ['1', '2', '3', '4', '5'] as const
/** The times that a record gets where nobody tells one. */
const ASSUMED = { '1': 450, '2': 730, '3': 1110, '4': 1350, '5': 930 } as const

/** As many days as a report looks back on, and a few more. */
const MOST_DAYS = 70

export function foodsOf(by: Chance, days: readonly string[]): Food[] {
  const often = by.of([0, 0.1, 0.5, 0.95])
  if (often === 0) return []
  const own = by.whole(150, 1100)
  const tells = by.often(0.5)
  const isLate = by.often(0.2)
  const mealOften = {
    '1': by.of([0, 0.2, 0.9]),
    '2': 0.9,
    '3': by.of([0.3, 0.9]),
    '4': by.of([0, 0, 0.3]),
    '5': by.of([0, 0.4]),
  }
  return days.slice(-MOST_DAYS).flatMap((day) => {
    if (!by.often(often)) return []
    return MEALS.flatMap((mealType) => {
      if (!by.often(mealOften[mealType])) return []
      const minute = ASSUMED[mealType] + (tells ? by.whole(-40, isLate && mealType === '3' ? 290 : 40) : 0)
      return Array.from({ length: by.whole(1, 3) }, () => ({
        at: stampAt(day, minute),
        mealType,
        kcal: (own + by.whole(-140, 300)) / by.of([1, 2, 3]),
        sodiumMg: by.often(0.8) ? by.whole(20, 1900) : null,
        proteinG: by.often(0.8) ? by.whole(0, 45) : null,
      })).map((food) => ({ ...food, kcal: Math.round(food.kcal * 10) / 10 }))
    })
  })
}
