import type { Restaurant } from '#src/domain/restaurant/restaurant.ts'

/** Restaurants that the member could add: those not in use whose name or place holds every typed word. */
export function addable(all: readonly Restaurant[], mine: readonly Restaurant[], typed: string): Restaurant[] {
  const used = new Set(mine.map((each) => each.code))
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter((each) => {
    const text = `${each.name} ${each.place}`.toLowerCase()
    return !used.has(each.code) && words.every((word) => text.includes(word))
  })
}
