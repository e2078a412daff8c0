import { createStore, useStore } from '#src/app/store.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { LATE_KEYS } from '#src/shell/late-keys.ts'

export type MenuSort = Schemas['FoodSort']['sortingFlag']

/**
 * In which order this device shows a meal's courses; null until the member has chosen one. What the server proposes is
 * not taken by itself: the recommended course changes with a like, and courses do not change places under a thumb.
 */
const chosen = createStore<MenuSort | null>(stored())

export function chooseMenuSort(sort: MenuSort): void {
  chosen.set(sort)
  try {
    localStorage.setItem(LATE_KEYS.menuSort, sort)
  } catch {
    // Storage is forbidden in some private windows: the choice lasts as long as the page.
  }
}

export const useChosenMenuSort = (): MenuSort | null => useStore(chosen)

/** The recommended course first, the others in the order of the counters; `basic` is the counters' own order. */
export function sorted<Course extends { recommended: boolean }>(
  courses: readonly Course[],
  sort: MenuSort,
): readonly Course[] {
  return sort === 'basic'
    ? courses
    : [...courses.filter(({ recommended }) => recommended), ...courses.filter(({ recommended }) => !recommended)]
}

function stored(): MenuSort | null {
  try {
    const sort = localStorage.getItem(LATE_KEYS.menuSort)
    return sort === 'ai' || sort === 'basic' ? sort : null
  } catch {
    return null
  }
}
