/** How the menu is shown: the order of its courses, and whether it names side dishes. */
import { type Handlers, ok } from '#server/contract.ts'
import { goalQueries } from '#server/domain/goal/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import type { Deps } from '../deps.ts'

const SORTS = [
  { sortingFlag: 'ai', name: { ko: '추천순', en: 'Recommended first' } },
  { sortingFlag: 'basic', name: { ko: '코너순', en: 'By counter' } },
] as const

export function menuChoiceHandlers({ db }: Deps) {
  const goals = goalQueries(db)
  const restaurants = restaurantQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    menuGetFoodRcmdSort: async (_input, caller) => {
      const [goal, language] = await Promise.all([goals.eatKcalGoal(caller.hcId), languageOf(caller.hcId, caller)])
      // Who has said nothing of what they are after is recommended nothing.
      return ok({
        sortingFlag: goal === null ? 'basic' : 'ai',
        sortList: SORTS.map(({ sortingFlag, name }) => ({ sortingFlag, sortingNm: wordsIn(name, language) })),
      })
    },

    menuGetFoodlistShw: async ({ query, cookies }, { hcId }) => {
      const place = await restaurants.onScreen({ named: query.restaurantCode, cookie: cookies.cafeteriaActiveId, hcId })
      return ok({ foodlistShwYn: place?.foodlistShwYn ?? 'Y' })
    },
  } satisfies Handlers
}
