import * as v from 'valibot'
import { serialNo } from '#src/app/search.ts'

/** Which battle; without it the member's own. */
export const battleSearch = v.object({ batSeq: serialNo })

export const battleTabs = ['battles', 'news'] as const
export type BattleTab = (typeof battleTabs)[number]

/** What of battles a list shows: they themselves, or what was sent about them. */
export const battleListSearch = v.object({
  batSeq: serialNo,
  tab: v.fallback(v.optional(v.picklist(battleTabs)), undefined),
})
