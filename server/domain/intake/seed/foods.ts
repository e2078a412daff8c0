/**
 * What the demo's people eat: dishes of the kitchen and some of the food table. Names and nutrients are read from the
 * table; here is the energy of one usual unit.
 */
import { ALL_DISHES } from '#server/domain/meal/seed/dishes.ts'

/** `grams`: of one, where it is told in grams. */
export type Food = { foodId: string; kcal: number; grams?: number }

const byName = new Map<string, Food>(
  ALL_DISHES.map(({ menuName, menuCode, kcal }) => [menuName, { foodId: `M${menuCode}`, kcal }]),
)

/** @throws when no kitchen cooks it */
export function dish(name: string): Food {
  const found = byName.get(name)
  if (found === undefined) throw new Error(`No dish called ${name}`)
  return found
}

export const TOAST: Food = { foodId: 'F000102', kcal: 87 }
export const EGG: Food = { foodId: 'F000057', kcal: 77 }
export const SOY_MILK: Food = { foodId: 'F000240', kcal: 105 }
export const APPLE: Food = { foodId: 'F000033', kcal: 136, grams: 216 }
export const YOGURT: Food = { foodId: 'F000218', kcal: 100 }
export const BROWN_RICE: Food = { foodId: 'F000002', kcal: 300 }
export const BRAISED_TOFU: Food = { foodId: 'F000505', kcal: 216 }
export const SPINACH: Food = { foodId: 'F000480', kcal: 46 }
export const KIMCHI_STEW: Food = { foodId: 'F000430', kcal: 200 }
