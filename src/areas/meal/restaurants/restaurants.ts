import type { Schemas } from '#src/contract/schemas.ts'
import { splitJoined } from '#src/lib/korean.ts'

export interface Restaurant {
  code: string
  name: string
  /** Place, building and floor, joined for reading. */
  place: string
  main: boolean
}

/** Either code may be the only one that is filled (known-payloads 3.1). */
export function toRestaurants(rows: readonly Schemas['RestaurantRow'][]): Restaurant[] {
  return rows.map((row) => ({
    code: row.restaurantCode || row.restaurantId,
    name: row.restaurantName,
    place: splitJoined(row.restaurantDesc, /[|│]/).join(' · '),
    main: row.mainDiv === 'Y',
  }))
}

/** Restaurants that the member could add: those not in use whose name or place holds every typed word. */
export function addable(all: readonly Restaurant[], mine: readonly Restaurant[], typed: string): Restaurant[] {
  const used = new Set(mine.map((each) => each.code))
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter((each) => {
    const text = `${each.name} ${each.place}`.toLowerCase()
    return !used.has(each.code) && words.every((word) => text.includes(word))
  })
}
