/** Foods that a member types in. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { NUTRIENTS } from './queries.ts'
import { ownFoods } from './schema.ts'
import { searchKey } from './search.rules.ts'

/** Of those that were not removed. */
export const MOST_OWN_FOODS = 1000

export type OwnFood = {
  foodName: string
  servingTxt: string | null
  kcal: number
} & Record<(typeof NUTRIENTS)[number], number | null>

/**
 * Keeps a food, or changes the one with this id; under the member's lock. A new one that is like one of the member's in
 * every value is that one: the same form sent twice is one food.
 *
 * @returns its id; undefined when there is none with this id
 * @throws RecordsFull
 */
export async function keepOwnFood(
  tx: Queryable,
  hcId: string,
  foodId: string | undefined,
  food: OwnFood,
  now: Date,
): Promise<string | undefined> {
  const row = { ...food, searchKey: searchKey(food.foodName, null), savedAt: now }
  if (foodId !== undefined) {
    const changed = await tx
      .update(ownFoods)
      .set(row)
      .where(and(eq(ownFoods.hcId, hcId), eq(ownFoods.foodId, foodId), isNull(ownFoods.removedAt)))
      .returning({ foodId: ownFoods.foodId })
    return changed[0]?.foodId
  }
  const same = (name: 'servingTxt' | 'kcal' | (typeof NUTRIENTS)[number]) =>
    sql`${ownFoods[name]} is not distinct from ${sql.param(food[name], ownFoods[name])}`
  const [twin] = await tx
    .select({ foodId: ownFoods.foodId })
    .from(ownFoods)
    .where(
      and(
        eq(ownFoods.hcId, hcId),
        isNull(ownFoods.removedAt),
        eq(ownFoods.foodName, food.foodName),
        same('servingTxt'),
        same('kcal'),
        ...NUTRIENTS.map(same),
      ),
    )
  if (twin !== undefined) return twin.foodId
  if ((await tx.$count(ownFoods, and(eq(ownFoods.hcId, hcId), isNull(ownFoods.removedAt)))) >= MOST_OWN_FOODS)
    throw new RecordsFull(FULL.ownFoods)
  const number = await nextNumbers(tx, hcId, 'ownFood', 1)
  const fresh = ownFoodId(number)
  await tx.insert(ownFoods).values({ hcId, foodId: fresh, ...row })
  return fresh
}

/** Of the member's n-th food. */
export const ownFoodId = (number: number): string => `F9${String(number).padStart(5, '0')}`
