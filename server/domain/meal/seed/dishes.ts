/** Every dish of the kitchens, with codes, ready to be stored. */
import { allergenCode } from '#server/domain/allergy/seed.ts'
import type { dishAllergens, dishes, dishStats } from '../schema.ts'
import type { DishRow } from './dish-row.ts'
import { bowls, morningBowls, morningSides } from './dishes/bowls.ts'
import { breakfastMains, kimchi, mains, sides } from './dishes/korean.ts'
import { noodleSides, noodles } from './dishes/noodles.ts'
import { clearSoups, rice, soups } from './dishes/staples.ts'
import { boxes, extras, fruits, grains } from './dishes/takeout.ts'

export interface Dish extends Required<typeof dishes.$inferInsert> {
  allergenCodes: readonly string[]
}

const list = (group: string, rows: readonly DishRow[]): readonly Dish[] =>
  rows.map(([menuName, menuNameEng, kcal, cho, protein, fat, sugar, fib, na, calcium, allergens], index) => ({
    menuCode: `1000${group}${String(index + 1).padStart(4, '0')}`,
    menuName,
    menuNameEng,
    kcal,
    cho,
    protein,
    fat,
    sugar,
    fib,
    na,
    calcium: calcium ?? null,
    allergensKnown: allergens !== null,
    allergenCodes: allergens === null || allergens === '' ? [] : allergens.split(' ').map(allergenCode),
  }))

/** The kitchen's lists. The first of a list is the one on the tray of the very first day (`firstDay` in menus.ts). */
export const KITCHEN = {
  rice: list('01', rice),
  soups: list('02', soups),
  clearSoups: list('03', clearSoups),
  mains: list('04', mains),
  breakfastMains: list('05', breakfastMains),
  sides: list('06', sides),
  kimchi: list('07', kimchi),
  bowls: list('08', bowls),
  morningBowls: list('09', morningBowls),
  morningSides: list('10', morningSides),
  noodles: list('11', noodles),
  noodleSides: list('12', noodleSides),
  boxes: list('13', boxes),
  grains: list('14', grains),
  fruits: list('15', fruits),
  extras: list('16', extras),
} as const

export const ALL_DISHES: readonly Dish[] = Object.values(KITCHEN).flat()

/** A dish by its Korean name. @throws when no kitchen cooks it */
export function dishNamed(menuName: string): Dish {
  const found = ALL_DISHES.find((dish) => dish.menuName === menuName)
  if (!found) throw new Error(`No dish called ${menuName}`)
  return found
}

export const DISH_ALLERGEN_ROWS: (typeof dishAllergens.$inferInsert)[] = ALL_DISHES.flatMap(
  ({ menuCode, allergenCodes }) => allergenCodes.map((code) => ({ menuCode, allergenCode: code })),
)

/** What members of the last year thought, spread so that good and middling dishes both occur. */
export const DISH_STATS_ROWS: (typeof dishStats.$inferInsert)[] = ALL_DISHES.map(({ menuCode }, index) => {
  const evalCnt = 12 + ((index * 37) % 260)
  const tenths = 34 + ((index * 17) % 15)
  return { menuCode, likeCnt: 3 + ((index * 29) % 140), evalCnt, evalSum: Math.round((evalCnt * tenths) / 10) }
})
