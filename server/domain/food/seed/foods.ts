/**
 * The food table: home and packaged foods, and every dish of the kitchen. Worked out when it is asked for, which a
 * start with a full database does not.
 */
import { ALL_DISHES } from '#server/domain/meal/seed/dishes.ts'
import { KITCHEN } from '../present.ts'
import { searchKey } from '../search.rules.ts'
import { drinksOf, foodIdFor, type FoodRow, foodsOf, type SeedFood } from './food-row.ts'
import { bread } from './foods/bread.ts'
import { bunsik } from './foods/bunsik.ts'
import { dairy } from './foods/dairy.ts'
import { drinks } from './foods/drinks.ts'
import { fish } from './foods/fish.ts'
import { kimchi } from './foods/kimchi.ts'
import { meat } from './foods/meat.ts'
import { noodles } from './foods/noodles.ts'
import { plants } from './foods/plants.ts'
import { rice } from './foods/rice.ts'
import { sides } from './foods/sides.ts'
import { snacks } from './foods/snacks.ts'
import { soup } from './foods/soup.ts'
import { stew } from './foods/stew.ts'
import { world } from './foods/world.ts'
import { HOUSEHOLD } from './units.ts'

/** The kitchen knows a dish by the portion. */
const dishFoods = (): SeedFood[] =>
  ALL_DISHES.map((dish) => ({
    food: {
      foodId: `M${dish.menuCode}`,
      foodName: dish.menuName,
      foodNameEng: dish.menuNameEng,
      brandName: KITCHEN.ko,
      servingTxt: '1인분',
      servingTxtEng: '1 serving',
      kcal: dish.kcal,
      carbohydrateG: dish.cho,
      proteinG: dish.protein,
      fatG: dish.fat,
      sugarG: dish.sugar,
      fibreG: dish.fib,
      sodiumMg: dish.na,
      saturatedFatG: null,
      transFatG: null,
      cholesterolMg: null,
      calciumMg: dish.calcium,
      searchKey: searchKey(dish.menuName, dish.menuNameEng),
      source: 'KITCHEN',
      estimated: false,
    },
    units: [{ foodId: `M${dish.menuCode}`, orderSeq: 1, ...HOUSEHOLD.serving, servings: 1 }],
  }))

const EATEN = [rice, soup, stew, sides, kimchi, noodles, bunsik, meat, fish, bread, snacks, plants, world, dairy]

/** Every food as it is written down. */
export const ROWS: readonly FoodRow[] = [...EATEN, drinks].flat()

export const homeFoods = (): SeedFood[] => [...EATEN.flatMap(foodsOf), ...drinksOf(drinks)]

export const allFoods = (): SeedFood[] => [...homeFoods(), ...dishFoods()]

/** The id of a home or packaged food by its Korean name. @throws when the table has none */
export function foodIdOf(name: string): string {
  const found = ROWS.find((row) => row[1] === name)
  if (found === undefined) throw new Error(`No food called ${name}`)
  return foodIdFor(found[0])
}
