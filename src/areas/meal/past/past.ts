import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, addMonths, type Day } from '#src/lib/days.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { englishSetName, koreanSetName } from '#src/lib/set-name.ts'

/** How far back is looked. */
export type PastRange = 'all' | 'month' | 'quarter' | 'year'

/** The first day of a range that ends today; undefined from the first record on. */
export function rangeStart(range: PastRange, today: Day): Day | undefined {
  if (range === 'all') return undefined
  return addDays(addMonths(today, { month: -1, quarter: -3, year: -12 }[range]), 1)
}

/** A meal that was found. */
export interface PastMeal {
  day: Day
  meal: Schemas['MealType']
  kcal: number | null
  /** Names of its foods, those with the word first, so that a long list shows why it was found. */
  foods: string[]
  bowls: string[]
}

export function toPastMeal(row: Schemas['DayRecordRow'], word: string | undefined, language: 'ko' | 'en'): PastMeal {
  const foods = splitJoined((language === 'en' ? row.menuTxtEng : null) ?? row.menuTxt).map(
    language === 'en' ? englishSetName : koreanSetName,
  )
  const bowls = splitJoined(row.dishTxt ?? row.menuTxt)
  return {
    day: row.baseDt,
    meal: row.menuMealType,
    kcal: row.eatKcal,
    foods: withFirst(named(foods, bowls, word), word),
    bowls: withFirst(bowls, word),
  }
}

const has = (name: string, word: string) => name.toLowerCase().includes(word.toLowerCase())

/** The dish that holds the word stands for its course, whose own name does not say it. */
const named = (foods: string[], dishes: readonly string[], word: string | undefined): string[] => {
  if (word === undefined || foods.some((food) => has(food, word))) return foods
  const dish = dishes.find((each) => has(each, word))
  return dish === undefined ? foods : [dish, ...foods]
}

const withFirst = (names: string[], word: string | undefined): string[] =>
  word === undefined ? names : names.toSorted((one, other) => Number(has(other, word)) - Number(has(one, word)))
