/** Foods to choose from, and the member's lists of them (001 section 7, Health log; MEA-01, MEA-06, MEA-07, MEA-15). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { favouriteFoodQueries, MOST_FAVOURITES } from '#server/domain/food/favourite.queries.ts'
import { foodListQueries } from '#server/domain/food/list.queries.ts'
import { foodDetail, foundFood, mealMenu } from '#server/domain/food/present.ts'
import { foodsByIds } from '#server/domain/food/queries.ts'
import { forgetEaten } from '#server/domain/food/recent.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Deps } from '../deps.ts'
import { noFood, REFUSALS } from './food-refusals.ts'

export function foodHandlers({ db }: Deps) {
  const lists = foodListQueries(db)
  const favourites = favouriteFoodQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    healthNtntDetailInfo: async ({ query: { foodId } }, caller) => {
      const [known, isFavourite, language] = await Promise.all([
        foodsByIds(db, caller.hcId, [foodId]),
        lists.isFavourite(caller.hcId, foodId),
        languageOf(caller.hcId, caller),
      ])
      const food = known.get(foodId)
      return food === undefined ? noFood([foodId], language) : ok(foodDetail(food, isFavourite, language))
    },

    healthDiMealMenu: async ({ query: { searchWord, ownYn, pageNo = 1, pageSize = 20 } }, { hcId }) => {
      const { totalCnt, list } = await lists.search(hcId, searchWord, { onlyOwn: ownYn === 'Y', pageNo, pageSize })
      return ok({ totalCnt, list: list.map(foundFood) })
    },

    healthRcntMealMenu: async ({ query: { searchWord, pageNo = 1, pageSize = 20 } }, { hcId }) => {
      const { totalCnt, list } = await lists.recent(hcId, searchWord, { pageNo, pageSize })
      return ok({
        totalCnt,
        list: list.map(({ rcntSeq, quantity, lastEatDt, ...food }) => ({
          rcntSeq,
          eatQty: quantity,
          lastEatDt,
          ...mealMenu(food, food.isFavourite),
        })),
      })
    },

    healthDeleteRcntMealMenu: async ({ body: { rcntSeqList } }, { hcId }) =>
      ok({ resultCnt: await forgetEaten(db, hcId, rcntSeqList) }),

    healthFavMealMenu: async (_input, { hcId }) => {
      const list = await lists.favourites(hcId)
      return ok(list.map(({ favSeq, ...food }, index) => ({ favSeq, orderSeq: index + 1, ...mealMenu(food, true) })))
    },

    /** VAL-09: asked before one is added. */
    healthFavMealMenuCount: async (_input, { hcId }) =>
      ok({ favCnt: await favourites.count(hcId), favLmtMaxCount: MOST_FAVOURITES }),

    healthSaveMealFavMealMenu: async ({ body: { foodIdList } }, caller) => {
      const saved = await favourites.add(caller.hcId, foodIdList)
      if (saved !== 'full' && 'count' in saved) return ok({ favCnt: saved.count, favLmtMaxCount: MOST_FAVOURITES })
      const language = await languageOf(caller.hcId, caller)
      return saved === 'full'
        ? refuse(409, 'conflict', REFUSALS.favouritesFull[language])
        : noFood(saved.unknown, language)
    },

    healthDeleteFavMealMenu: async ({ body: { favSeqList } }, { hcId }) =>
      ok({ resultCnt: await favourites.remove(hcId, favSeqList) }),

    /** Two phones: a list that is not the present one is refused, and the app reads it again. */
    healthUpdateSortFavMealMenu: async ({ body: { favSeqList } }, caller) => {
      if (await favourites.sort(caller.hcId, favSeqList)) return ok({ resultCnt: favSeqList.length })
      return refuse(409, 'conflict', REFUSALS.favouritesChanged[await languageOf(caller.hcId, caller)])
    },
  } satisfies Handlers
}
