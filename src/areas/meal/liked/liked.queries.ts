import { msg } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { LIKE_STALE } from '#src/domain/meal/like-stale.ts'

/** Liked dishes with the next day that serves them. Favourite foods of the meal record are others. */
export const likedQuery = () =>
  queryOptions({ ...query('get', '/api/mypage/favorite-list'), meta: { keptOffline: true } })

/** Takes a dish off the list by its number, and likes it again when the member thinks better of it. [MYP-09] */
export function useRemoveFavourite() {
  const remove = useWrite('post', '/api/mypage/favorite-del', {
    stale: LIKE_STALE,
    done: null,
    failed: msg`빼지 못했어요. 다시 시도해 주세요.`,
  })
  const restore = useWrite('post', '/api/meal/like', { stale: LIKE_STALE, done: null })
  return {
    remove: (favSeq: number, then: () => void) => remove.send({ body: [{ favSeq }] }, then),
    restore: (menuCode: string) => restore.send({ body: { menuCode, likeYn: 'Y' } }),
  }
}
