/** When a restaurant serves which meal. */
import type { SeoulNow } from '#server/seoul.ts'

export type MealTime = { mealType: string; opensAt: string; closesAt: string }

/** Whether a meal is being served: on this day, from its first minute until before its end. */
export function isServed({ opensAt, closesAt }: MealTime, menuDt: string, now: SeoulNow): boolean {
  return menuDt === now.day && opensAt <= now.time && now.time < closesAt
}

/** Names of the meal times (known-payloads 2.8). */
export const mealNames: Readonly<Record<string, { ko: string; en: string }>> = {
  '1': { ko: '아침', en: 'Breakfast' },
  '2': { ko: '점심', en: 'Lunch' },
  '3': { ko: '저녁', en: 'Dinner' },
  '4': { ko: '야식', en: 'Late-night meal' },
  '5': { ko: '간식', en: 'Snack' },
  '6': { ko: '새벽식', en: 'Early breakfast' },
}

export type MealType = '1' | '2' | '3' | '4' | '5' | '6'

/** The database holds nothing but the six codes. */
export const mealTypeOf = (code: string): MealType => code as MealType
