import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'

export const QUICK_MENU = '/api/my/getQuickMenuList'

/** What stands one tap from home, in the member's order. Home stands without it. */
export const quickMenuQuery = () =>
  queryOptions({
    ...query('get', QUICK_MENU, { background: true }),
    meta: { keptOffline: true },
    select: (rows) =>
      rows.map(({ menuCode, menuNm, iconCd, newYn }) => ({
        code: menuCode,
        name: menuNm,
        icon: iconCd,
        isNew: newYn === 'Y',
      })),
  })
