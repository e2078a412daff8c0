import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { keyOf } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { LIKE_STALE } from './like-stale.ts'

/**
 * Likes a recipe or takes the like back. Shown at once; when the server refuses, the heart goes back to what it was.
 */
export function useLike() {
  const queryClient = useQueryClient()
  const paint = (menuCode: string, liked: boolean) => {
    const myLikeMenuYn = liked ? ('Y' as const) : ('N' as const)
    const change = <Row extends { menuCode: string }>(row: Row) =>
      row.menuCode === menuCode ? { ...row, myLikeMenuYn } : row
    // A heart is no answer: the menu is as old as it was, and so is the time that it tells.
    for (const { queryKey, state } of queryClient
      .getQueryCache()
      .findAll({ queryKey: keyOf('/api/menu/getTodayMenuList') })) {
      queryClient.setQueryData<Schemas['TodayMenu']>(
        queryKey,
        (menu) => menu && { ...menu, menuList: menu.menuList.map(change) },
        { updatedAt: state.dataUpdatedAt },
      )
    }
    queryClient.setQueriesData<Schemas['MealDetailRow'][]>({ queryKey: ['/api/meal/detail'] }, (rows) =>
      rows?.map(change),
    )
  }
  const like = useWrite('post', '/api/meal/like', {
    stale: LIKE_STALE,
    done: null,
    optimistic: ({ body: { menuCode, likeYn } }) => {
      paint(menuCode, likeYn === 'Y')
      return () => paint(menuCode, likeYn !== 'Y')
    },
  })
  return (menuCode: string, liked: boolean) => like.send({ body: { menuCode, likeYn: liked ? 'Y' : 'N' } })
}
