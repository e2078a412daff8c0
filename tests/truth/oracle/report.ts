/** How a member ate in a fortnight (docs/definitions.md, Food). */
import type { Food, Member } from '../members.ts'
import { mean } from './body.ts'
import { mondayOf, plusDays } from './days.ts'

const LENGTH = 14
export const DAYS_NEEDED = 5
/** What a day held is known when it tells two of breakfast, lunch and dinner. */
const MEALS_NEEDED = 2
const MAIN: ReadonlySet<string> = new Set(['1', '2', '3'])

/** Fortnights that are over, from the first full week with records on, and have five recorded days. */
export function fortnightsOf(member: Member): { from: string; to: string }[] {
  const first = member.foods[0]?.at.slice(0, 8)
  if (first === undefined) return []
  const monday = mondayOf(first)
  const found: { from: string; to: string }[] = []
  let from = monday === first ? first : plusDays(monday, 7)
  for (; plusDays(from, LENGTH) <= member.today; from = plusDays(from, LENGTH)) {
    const to = plusDays(from, LENGTH - 1)
    if (eatenIn(member, from, to).days >= DAYS_NEEDED) found.push({ from, to })
  }
  return found
}

export type Eaten = {
  days: number
  /** Recorded days with a food of the meal. */
  daysWith: (mealType: Food['mealType']) => number
  /** The part of the energy, 0 to 1. */
  share: (mealType: Food['mealType']) => number
  kcal: number | null
  /** Means of the days that tell two main meals, null with fewer than five of them. */
  proteinG: number | null
  sodiumMg: number | null
}

export function eatenIn({ foods }: Member, from: string, to: string): Eaten {
  const found = foods.filter(({ at }) => at.slice(0, 8) >= from && at.slice(0, 8) <= to)
  const days = [...Map.groupBy(found, ({ at }) => at.slice(0, 8)).values()]
  const kcal = (list: readonly Food[]) => list.reduce((sum, one) => sum + one.kcal, 0)
  const whole = days.filter(
    (ofDay) => new Set(ofDay.map(({ mealType }) => mealType).filter((meal) => MAIN.has(meal))).size >= MEALS_NEEDED,
  )
  const told = (of: (food: Food) => number | null) =>
    mean(
      (whole.length < DAYS_NEEDED ? [] : whole).flatMap((ofDay) => {
        const values = ofDay.flatMap((food) => of(food) ?? [])
        return values.length === 0 ? [] : [values.reduce((sum, value) => sum + value, 0)]
      }),
    )
  const of = (mealType: Food['mealType']) => found.filter((food) => food.mealType === mealType)
  return {
    days: days.length,
    daysWith: (mealType) => new Set(of(mealType).map(({ at }) => at.slice(0, 8))).size,
    share: (mealType) => (found.length === 0 ? 0 : kcal(of(mealType)) / kcal(found)),
    kcal: mean(days.map(kcal)),
    proteinG: told(({ proteinG }) => proteinG),
    sodiumMg: told(({ sodiumMg }) => sodiumMg),
  }
}
