import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { QUICK_MENU } from '#src/domain/quick-menu/quick-menu.queries.ts'

const SETTINGS = '/api/my/set/settingQuickMenuShwYn'

/**
 * All that can stand one tap from home, in the member's order. Another phone may have changed it: asked again with
 * every return.
 */
export const quickMenuSettingsQuery = () =>
  queryOptions({
    ...query('get', SETTINGS),
    select: (rows) =>
      rows.map(({ menuCode, menuNm, iconCd, shwYn }) => ({
        id: menuCode,
        name: menuNm,
        iconName: iconCd,
        shown: shwYn === 'Y',
      })),
  })

/** The whole list, after every step. [MYP-03] */
export const useSaveQuickMenu = () =>
  useWrite('post', '/api/my/set/saveQuickMenuShwYn', { stale: [SETTINGS, QUICK_MENU], done: null })
