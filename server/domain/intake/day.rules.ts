/** A day of the meal record, added up: every call that tells of a day tells these numbers. */

const NUTRIENTS = ['carbohydrateG', 'proteinG', 'fatG', 'sugarG', 'fibreG', 'sodiumMg'] as const

export type FoodValues = { mealType: string; kcal: number } & Record<(typeof NUTRIENTS)[number], number | null>

/** Sums of some foods. A nutrient that no food tells is null, never zero; two decimals at most. */
export type Sums = { kcal: number } & Record<(typeof NUTRIENTS)[number], number | null>

/** `wholeKcal`: as shown. The whole numbers of a day's meals come to that of the day. */
export type Meal<Food> = Sums & { mealType: string; wholeKcal: number; foods: Food[] }

export type Day<Food> = Sums & {
  day: string
  wholeKcal: number
  foods: readonly Food[]
  /** By their codes, as everywhere on the wire. */ meals: Meal<Food>[]
  /** Codes of meals that were said to be skipped. */ skipped: readonly string[]
}

/** @param foods of one day, in order of time */
export function dayOf<Food extends FoodValues>(
  day: string,
  foods: readonly Food[],
  skipped: readonly string[],
): Day<Food> {
  const groups = [...Map.groupBy(foods, ({ mealType }) => mealType)].toSorted(([a], [b]) => a.localeCompare(b))
  const sums = groups.map(([mealType, eaten]) => ({ mealType, foods: eaten, ...sumsOf(eaten) }))
  const whole = wholeParts(sums.map(({ kcal }) => kcal))
  const total = sumsOf(foods)
  return {
    day,
    ...total,
    wholeKcal: Math.round(total.kcal),
    foods,
    meals: sums.map((meal, index) => ({ ...meal, wholeKcal: whole[index] ?? 0 })),
    skipped,
  }
}

/** How many of breakfast, lunch and dinner a day tells: eaten, or said to be skipped. */
export const mainMealsTold = ({
  meals,
  skipped,
}: Pick<Day<unknown>, 'skipped'> & { meals: readonly { mealType: string }[] }): number =>
  ['1', '2', '3'].filter((code) => skipped.includes(code) || meals.some(({ mealType }) => mealType === code)).length

/** With fewer of its main meals told nobody knows what a day came to. */
const MEALS_OF_A_DAY = 2
/** With fewer such days nobody knows how a week was eaten. */
const DAYS_OF_A_WEEK = 3

/** Whether a day tells enough to be averaged and judged. */
export const isWholeDay = (day: Parameters<typeof mainMealsTold>[0]): boolean => mainMealsTold(day) >= MEALS_OF_A_DAY

/**
 * The days that the means of a week are of: those that tell two main meals or more, where there are three. Else all
 * that have a food: then the means are of what was told, and nothing can be said to be short.
 *
 * @param days with food, over
 */
export function daysToMean<Told extends Parameters<typeof mainMealsTold>[0]>(
  days: readonly Told[],
): { days: readonly Told[]; isWhole: boolean } {
  const whole = days.filter(isWholeDay)
  return whole.length >= DAYS_OF_A_WEEK ? { days: whole, isWhole: true } : { days, isWhole: false }
}

export function sumsOf(foods: readonly FoodValues[]): Sums {
  const nutrient = (name: (typeof NUTRIENTS)[number]) => {
    const told = foods.flatMap((food) => food[name] ?? [])
    return told.length === 0 ? null : sum(told)
  }
  return {
    kcal: sum(foods.map(({ kcal }) => kcal)),
    carbohydrateG: nutrient('carbohydrateG'),
    proteinG: nutrient('proteinG'),
    fatG: nutrient('fatG'),
    sugarG: nutrient('sugarG'),
    fibreG: nutrient('fibreG'),
    sodiumMg: nutrient('sodiumMg'),
  }
}

/** In hundredths, which is what the database keeps: twenty times 0.4 are 8 and nothing beside it. */
const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + Math.round(value * 100), 0) / 100

/** Amounts as whole numbers that come to their rounded sum: each is off by less than one. */
export function wholeParts(values: readonly number[]): number[] {
  const whole = values.map(Math.floor)
  const left = Math.round(sum(values)) - whole.reduce((total, value) => total + value, 0)
  const byRest = values
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest)
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index))
  return whole.map((value, index) => value + (raised.has(index) ? 1 : 0))
}

/**
 * Shares of a day's goal that belong to breakfast, dinner and a snack; lunch has the rest, so that they come to the
 * goal.
 */
const SHARES = { '1': 0.25, '3': 0.3, '5': 0.1 } as const

/** What of the goal a meal may have; null without a goal, and for meals that no day needs. */
export function standardKcal(mealType: string, goal: number | null): number | null {
  if (goal === null) return null
  const share = (code: keyof typeof SHARES) => Math.round(goal * SHARES[code])
  if (mealType === '2') return goal - share('1') - share('3') - share('5')
  return mealType === '1' || mealType === '3' || mealType === '5' ? share(mealType) : null
}

/** What remains of the goal, less than nothing when more was eaten; null without a goal. */
export const remaining = (goal: number | null, eaten: number): number | null => (goal === null ? null : goal - eaten)
