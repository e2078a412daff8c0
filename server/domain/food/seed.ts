/** The food table, and which foods the demo's people take again and again. */
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { type NounSeed, owned } from '#server/db/seed/noun.ts'
import { memberCounters } from '#server/domain/counter/schema.ts'
import { ownFoodId } from './own.queries.ts'
import { favouriteFoods, foods, foodUnits, ownFoods, recentFoods } from './schema.ts'
import { searchKey } from './search.rules.ts'
import { allFoods, foodIdOf } from './seed/foods.ts'
import { FAVOURITES, OWN_FOODS, recentOf } from './seed/members.ts'

export const seed: NounSeed = {
  shared: fill,
  person: async (tx, { hcId, persona }, now) => {
    const favourites = (FAVOURITES[persona] ?? []).map((name, index) => ({
      favSeq: index + 1,
      orderSeq: index + 1,
      foodId: foodIdOf(name),
    }))
    const recent = recentOf(persona, now)
    const own =
      persona === 'haneul'
        ? OWN_FOODS.map((food, index) => ({
            foodId: ownFoodId(index + 1),
            ...food,
            searchKey: searchKey(food.foodName, null),
            savedAt: now,
          }))
        : []
    await insertMany(tx, favouriteFoods, owned(hcId, favourites))
    await insertMany(tx, recentFoods, owned(hcId, recent))
    await insertMany(tx, ownFoods, owned(hcId, own))
    const counters = [
      { counter: 'favouriteFood' as const, last: favourites.length },
      { counter: 'recentFood' as const, last: recent.length },
      { counter: 'ownFood' as const, last: own.length },
    ]
    await insertMany(
      tx,
      memberCounters,
      owned(
        hcId,
        counters.filter(({ last }) => last > 0),
      ),
    )
  },
  /** A database from before there was a food table. */
  day: async (db: Db) => {
    const found = await db.select({ foodId: foods.foodId }).from(foods).limit(1)
    if (found.length === 0) await retrying(() => db.transaction(fill))
  },
}

async function fill(tx: Queryable): Promise<void> {
  const all = allFoods()
  await insertMany(
    tx,
    foods,
    all.map(({ food }) => food),
  )
  await insertMany(
    tx,
    foodUnits,
    all.flatMap(({ units }) => units),
  )
}
