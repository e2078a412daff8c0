import type { Schemas } from '#src/contract/schemas.ts'
import { splitJoined } from '#src/lib/korean.ts'

export interface Restaurant {
  code: string
  name: string
  /** Place, building and floor, joined for reading. */
  place: string
  /** The one that the app opens with. */
  main: boolean
}

/** Either code may be the only one that is filled (known-payloads 3.1). */
export function toRestaurants(rows: readonly Schemas['RestaurantRow'][]): Restaurant[] {
  return rows.map((row) => ({
    code: row.restaurantCode || row.restaurantId,
    name: row.restaurantName,
    place: placeOf(row),
    main: row.mainDiv === 'Y',
  }))
}

/** Place, building and floor of a restaurant, which come joined by one of two bars. */
export const placeOf = ({ restaurantDesc }: { restaurantDesc: string }): string => splitJoined(restaurantDesc, /[|│]/).join(' · ')
