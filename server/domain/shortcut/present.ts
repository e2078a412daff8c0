import { shortcuts } from './rules.ts'

/** All that can be chosen, in the order of the page of all places. */
export function presentAll(chosen: readonly string[]) {
  return shortcuts.map((place) => ({
    ...place,
    favoriteYn: chosen.includes(place.menuId) ? ('Y' as const) : ('N' as const),
  }))
}

/** The chosen ones in the member's order. One that is no longer offered is left out. */
export function presentMine(chosen: readonly string[]) {
  return chosen.flatMap((menuId) => {
    const place = shortcuts.find((each) => each.menuId === menuId)
    return place ? [{ ...place, favoriteYn: 'Y' as const }] : []
  })
}
