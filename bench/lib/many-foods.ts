import { insertMany } from '#server/db/many.ts'
import type { openDatabase } from '#server/db/open.ts'
import { foods } from '#server/domain/food/schema.ts'
import { searchKey } from '#server/domain/food/search.rules.ts'
import { homeFoods } from '#server/domain/food/seed/foods.ts'

/** How many foods a search is measured among. */
export const FOODS = 20_000

/** Fills the food table up to `FOODS` with names as long as real ones. */
export function manyFoods({ db }: Pick<Awaited<ReturnType<typeof openDatabase>>, 'db'>): Promise<unknown> {
  const known = homeFoods()
  const more = Array.from({ length: FOODS - known.length }, (_, index) => {
    const food = known[index % known.length]?.food
    if (food === undefined) throw new Error('no foods')
    const foodName = `${food.foodName} ${index}`
    return {
      ...food,
      foodId: `F8${String(index).padStart(5, '0')}`,
      foodName,
      searchKey: searchKey(foodName, food.foodNameEng),
    }
  })
  return insertMany(db, foods, more)
}
