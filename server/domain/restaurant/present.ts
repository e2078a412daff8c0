import type { SeoulNow } from '#server/seoul.ts'
import { yn, type Yn } from '#server/wire.ts'
import { isServed, mealNames, type MealTime, mealTypeOf } from './meal-time.rules.ts'

export type RestaurantFields = {
  restaurantCode: string
  restaurantName: string
  /** '' where there is none. */
  restaurantNameEng: string
  restaurantDesc: string
  restaurantDescEng: string
  useBeacon: Yn
  engMenuYn: Yn
  mainDiv: Yn | null
  orderSeq: number
}

/**
 * known-payloads 3.1: both codes are filled, because clients read either; nothing is null but an English name that
 * there is not.
 */
export function restaurantRow({
  restaurantCode,
  restaurantNameEng,
  restaurantDescEng,
  mainDiv,
  ...rest
}: RestaurantFields) {
  return {
    ...rest,
    restaurantCode,
    restaurantId: restaurantCode,
    restaurantNameEng: restaurantNameEng || null,
    restaurantDescEng: restaurantDescEng || null,
    mainDiv: mainDiv ?? ('N' as const),
  }
}

/** A meal time with its serving hours on a day. */
export function mealTimeSlot(time: MealTime, menuDt: string, now: SeoulNow) {
  return {
    menuMealType: mealTypeOf(time.mealType),
    menuMealTypeTxt: mealNames[time.mealType]?.ko ?? '',
    startTm: time.opensAt,
    endTm: time.closesAt,
    tmYn: yn(isServed(time, menuDt, now)),
  }
}
