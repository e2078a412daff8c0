/** The drinks to choose from (DIA-01). */
import { type Handlers, ok } from '#server/contract.ts'
import { drinkList } from '#server/domain/drink/present.ts'
import { drinkQueries } from '#server/domain/drink/queries.ts'
import type { Deps } from '../deps.ts'

export function drinkListHandlers({ db }: Deps) {
  const drinks = drinkQueries(db)
  return {
    healthAlcholList: async () => ok(drinkList(await drinks.units())),
  } satisfies Handlers
}
