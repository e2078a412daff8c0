import type { Yn } from '#server/wire.ts'

export type RestaurantFields = {
  restaurantCode: string
  restaurantName: string
  restaurantDesc: string
  useBeacon: Yn
  engMenuYn: Yn
  mainDiv: Yn | null
  orderSeq: number
}

/** known-payloads 3.1: both codes are filled, because clients read either; nothing is null. */
export function restaurantRow({ restaurantCode, mainDiv, ...rest }: RestaurantFields) {
  return { ...rest, restaurantCode, restaurantId: restaurantCode, mainDiv: mainDiv ?? ('N' as const) }
}
