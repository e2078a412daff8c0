/** Liked dishes of the days to come, for the home page. */
import { type Handlers, ok } from '#server/contract.ts'
import { servingRow } from '#server/domain/meal/like.present.ts'
import { likeQueries } from '#server/domain/meal/like.queries.ts'
import { addDays, seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function favoriteMealHandlers({ db, clock }: Deps) {
  const likes = likeQueries(db)
  return {
    mainGetFavoriteMeal: async (_input, { hcId }) => {
      const now = seoulNow(clock.now())
      return ok((await likes.servings(hcId, now, addDays(now.day, 6))).map(servingRow))
    },
  } satisfies Handlers
}
