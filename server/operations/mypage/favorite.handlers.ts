/** Dishes that a member likes (MYP-09). Favourite foods of the meal record are others. */
import { type Handlers, ok } from '#server/contract.ts'
import { favouriteRows } from '#server/domain/meal/like.present.ts'
import { likeQueries } from '#server/domain/meal/like.queries.ts'
import { addDays, seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** Menus stand two weeks ahead. */
const DAYS_AHEAD = 14

export function favoriteHandlers({ db, clock, config }: Deps) {
  const likes = likeQueries(db)

  return {
    mypageFavoriteList: async (_input, { hcId }) => {
      const now = seoulNow(clock.now())
      const [liked, servings] = await Promise.all([
        likes.mine(hcId),
        likes.servings(hcId, now, addDays(now.day, DAYS_AHEAD)),
      ])
      return ok(favouriteRows(liked, servings, config.pictureOrigin))
    },

    mypageFavoriteDel: async ({ body }, { hcId }) =>
      ok({
        resultCnt: await likes.remove(
          hcId,
          body.map(({ favSeq }) => favSeq),
        ),
      }),
  } satisfies Handlers
}
