import type { Schemas } from '#src/contract/schemas.ts'

export type MealType = Schemas['MealType']

/** The meals in the order of a day: before dawn, morning, noon, snack, evening, late night. */
export const MEALS: readonly MealType[] = ['6', '1', '2', '5', '3', '4']

/**
 * When a meal is usually eaten, `HH:mm`: where it stands in a day, and when it was eaten, while nothing says more. The
 * server has the same times.
 */
export const USUAL_CLOCK: Readonly<Record<MealType, string>> = {
  '6': '05:00',
  '1': '08:00',
  '2': '12:10',
  '5': '15:30',
  '3': '18:30',
  '4': '22:00',
}

/** Late night and before dawn are no meals that anybody is asked for. */
export const isAskedFor = (meal: MealType): boolean => meal !== '4' && meal !== '6'

/** The text of an address as a meal; undefined for anything else. */
export const mealOf = (text: string | undefined): MealType | undefined => MEALS.find((meal) => meal === text)
