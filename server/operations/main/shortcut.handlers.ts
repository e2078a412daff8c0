/** The shortcuts: screens that the member keeps one tap away (001 section 7, Main). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { presentAll, presentMine } from '#server/domain/shortcut/present.ts'
import { shortcutQueries } from '#server/domain/shortcut/queries.ts'
import { isShortcut } from '#server/domain/shortcut/rules.ts'
import type { Deps } from '../deps.ts'

export function shortcutHandlers({ db }: Deps) {
  const shortcuts = shortcutQueries(db)
  return {
    mainGetFavoriteMenuList: async (_input, { hcId }) => ok(presentAll(await shortcuts.mine(hcId))),

    mainGetMyFavoriteMenuList: async (_input, { hcId }) => ok(presentMine(await shortcuts.mine(hcId))),

    mainPutFavoriteMenuList: async ({ body: { menuIdList } }, { hcId }) => {
      const unknown = menuIdList.find((menuId) => !isShortcut(menuId))
      if (unknown !== undefined) return badRequest(unknown)
      return ok({ resultCnt: await shortcuts.replace(hcId, menuIdList) })
    },
  } satisfies Handlers
}
