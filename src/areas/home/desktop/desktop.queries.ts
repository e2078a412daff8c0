import { query } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'

/** A day's menu of the member's main restaurant; today's under the same key as the menu itself asks for it. */
export const dayMenuQuery = (menuDt?: Day) =>
  query('get', '/api/menu/getTodayMenuList', { params: { query: { ...(menuDt && { menuDt }) } }, background: true })
