import { msg } from '@lingui/core/macro'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'

const PINNED = '/api/main/getMyFavoriteMenuList'

// Each fails alone: the page of all places stands without them.
const alone = { background: true } as const

/** Points and coupons. */
export const purseQuery = () =>
  queryOptions({ ...query('get', '/api/my/getUserData', alone), meta: { keptOffline: true } })

/** Orders that wait to be picked up. */
export const ordersQuery = () =>
  queryOptions({ ...query('get', '/api/mypage/wellorder/standbyList', alone), meta: { keptOffline: true } })

/** Where something new waits. */
export const dotsQuery = () => query('get', '/api/my/getCntYn', alone)

/** Names of the places that the member has pinned, built or not, in the member's order. */
export const pinnedQuery = () =>
  queryOptions({
    ...query('post', PINNED, alone),
    meta: { keptOffline: true },
    select: (rows) => rows.map(({ menuId }) => menuId),
  })

/** The newest shell of a system. */
export const newestShellQuery = (osType: 'Android' | 'iOS') =>
  query('get', '/api/common/getUpdateVer', { ...alone, params: { query: { osType } } })

/** Pins and unpins; shown at once. Pins that no screen of this build has stay. */
export function usePutFavourites() {
  const client = useQueryClient()
  const { queryKey } = pinnedQuery()
  return useWrite('post', '/api/main/putFavoriteMenuList', {
    stale: [PINNED],
    done: null,
    failed: msg`고정하지 못했어요. 다시 시도해 주세요.`,
    optimistic: ({ body }) => {
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (rows) => {
        if (!rows) return rows
        const known = new Map(rows.map((row) => [row.menuId, row]))
        return body.menuIdList.map(
          (menuId) => known.get(menuId) ?? { menuId, menuNm: '', menuNmEng: '', menuUrl: '', favoriteYn: 'Y' as const },
        )
      })
      return () => client.setQueryData(queryKey, before)
    },
  })
}
