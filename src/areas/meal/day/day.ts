import type { Schemas } from '#src/contract/schemas.ts'
import { isAskedFor, MEALS, USUAL_CLOCK, type MealType } from '#src/domain/meal/meals-of-day.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { clockOf } from '#src/lib/wire-time.ts'

/** What stands at the head of a day. */
export type DayLead =
  /** Today, and nothing yet. */
  | { is: 'first' }
  /** A day gone by without a record. */
  | { is: 'nothing' }
  | { is: 'left'; kcal: number }
  | { is: 'over'; kcal: number }
  /** A day gone by, or one without a goal: what was eaten. */
  | { is: 'eaten'; kcal: number }

export type Energy = Pick<Schemas['DayMealInfo'], 'eatKcal' | 'eatKcalGoal' | 'remainKcal'>

export function leadOf({ eatKcal, remainKcal }: Energy, isToday: boolean): DayLead {
  if (eatKcal === null) return { is: isToday ? 'first' : 'nothing' }
  if (!isToday || remainKcal === null) return { is: 'eaten', kcal: eatKcal }
  return remainKcal < 0 ? { is: 'over', kcal: -remainKcal } : { is: 'left', kcal: remainKcal }
}

/** A place at the table of a day. */
export type Place = { meal: MealType } & (
  | { is: 'empty' | 'skipped' }
  | {
      is: 'eaten'
      /** `HH:mm` of the first food. */
      clock: string
      kcal: number | null
      /** Korean names of what stood there, in their order: a course by its dishes. */
      bowls: string[]
    }
)

/** The places of a day in the order of time; meals that nobody is asked for only with food. */
export function placesOf({ mealList }: Pick<Schemas['DayEatMealMenu'], 'mealList'>): Place[] {
  const places = MEALS.flatMap((meal): Place[] => {
    const told = mealList.find(({ menuMealType }) => menuMealType === meal)
    const foods = told?.foodList ?? []
    const [first] = foods
    if (told && first)
      return [{ meal, is: 'eaten', clock: clockOf(first.eatDt), kcal: told.eatKcal, bowls: foods.flatMap(bowlsOf) }]
    if (!isAskedFor(meal)) return []
    return [{ meal, is: told?.nfYn === 'Y' ? 'skipped' : 'empty' }]
  })
  const at = (place: Place) => (place.is === 'eaten' ? place.clock : USUAL_CLOCK[place.meal])
  return places.sort((one, other) => at(one).localeCompare(at(other)))
}

/** The bowls of a food: a course has its dishes, any other food is its own. */
export const bowlsOf = ({ menuName, dishTxt }: Pick<Schemas['MealFood'], 'menuName' | 'dishTxt'>): string[] => {
  const dishes = splitJoined(dishTxt)
  return dishes.length > 0 ? dishes : [menuName]
}

/** What a meal has of the bar over the table, in percent of the goal, or of what was eaten where that is more. */
export function barOf(
  { eatKcal, eatKcalGoal }: Energy,
  places: readonly Place[],
): { parts: { meal: MealType; percent: number }[]; goalPercent: number } | null {
  if (eatKcal === null || !eatKcalGoal) return null
  const whole = Math.max(eatKcal, eatKcalGoal)
  const parts = places.flatMap((place) =>
    place.is === 'eaten' && place.kcal ? [{ meal: place.meal, percent: (place.kcal / whole) * 100 }] : [],
  )
  return { parts, goalPercent: (eatKcalGoal / whole) * 100 }
}

/** How many foods a day has; a course is one. */
export const foodCountOf = ({ mealList }: Pick<Schemas['DayEatMealMenu'], 'mealList'>): number =>
  mealList.reduce((sum, { foodList }) => sum + foodList.length, 0)

/** Nutrients of a day by their codes; one that nobody knows is not there. */
export type DayNutrients = Partial<Record<Schemas['NutrientCode'], Schemas['EatNutrient']>>

export const nutrientsOf = ({ nutrientList }: Pick<Schemas['DayEatNutrition'], 'nutrientList'>): DayNutrients =>
  Object.fromEntries(nutrientList.map((each) => [each.nutrientCode, each]))

/** Whether a nutrient with a limit is past it, as the server judges the day: what just reaches it is not. */
export const isMuch = ({ statusCode }: Pick<Schemas['EatNutrient'], 'statusCode'>): boolean =>
  statusCode === 'CAUTION' || statusCode === 'DANGER'
