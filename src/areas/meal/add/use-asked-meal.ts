import { useState } from 'react'
import type * as v from 'valibot'
import type { Day } from '#src/lib/days.ts'
import { dayFor, mealNow } from './moment.ts'
import type { addFoodsSearch } from './search.ts'

type Search = v.InferOutput<typeof addFoodsSearch>

/**
 * What an address asks for; without a day today, without a meal the one of the hour. It stays what it was when the
 * screen was opened: what is chosen before midnight is not of the next day.
 */
export function useAskedMeal({ day: asked, meal, q, from, fromMeal, ...rest }: Search) {
  const [now] = useState(() => new Date())
  const copied: { day: Day; meal: string } | undefined = from && fromMeal ? { day: from, meal: fromMeal } : undefined
  return { day: dayFor(asked, now), meal: meal ?? mealNow(now), word: q, from: copied, ...rest }
}
