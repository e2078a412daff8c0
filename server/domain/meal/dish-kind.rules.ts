/** What kind of dish something is, by its ten-digit code: digits five and six are the kitchen's list. */
import type { Course, Dish } from './course.rules.ts'

export type SideKind = 'SOUP' | 'RICE' | 'SIDE' | 'KIMCHI' | 'DESSERT'

/**
 * Lists of the kitchen whose dishes stand beside a main dish. Fruit and dressings of a take-out box are its dessert.
 */
const LISTS: Readonly<Record<string, SideKind>> = {
  '01': 'RICE',
  '02': 'SOUP',
  '03': 'SOUP',
  '06': 'SIDE',
  '07': 'KIMCHI',
  '10': 'SIDE',
  '12': 'SIDE',
  '14': 'RICE',
  '15': 'DESSERT',
  '16': 'DESSERT',
}

/** Undefined for a main dish. */
export const sideKind = (menuCode: string): SideKind | undefined => LISTS[menuCode.slice(4, 6)]

/** Side dishes of some courses, each once, in the order of counters and trays. */
export function sideDishes(courses: readonly Course[]): { dish: Dish; kind: SideKind }[] {
  const byCode = new Map(courses.flatMap(({ dishes }) => dishes).map((dish) => [dish.menuCode, dish]))
  return [...byCode.values()].flatMap((dish) => {
    const kind = sideKind(dish.menuCode)
    return kind === undefined ? [] : { dish, kind }
  })
}

/** Dishes that count as vegetables: greens, salads and what is dressed. */
export const isVegetable = (name: string): boolean => /나물|샐러드|무침|쌈|겉절이/.test(name)

/** Soups and stews by their Korean name, of what no kitchen of ours has a code for; sweets and sugar end alike. */
export const isSoup = (name: string): boolean => /(?:국|탕|찌개|전골|개장)$/.test(name) && !/(?:사탕|설탕)$/.test(name)

/** Rice beside a dish, which is on every table. */
export const isPlainRice = (name: string): boolean =>
  /^(?:잡곡|흰쌀|쌀|흑미|현미|보리|귀리|차조|완두콩|공기)?밥$/.test(name)
