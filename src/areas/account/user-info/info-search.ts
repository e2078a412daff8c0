import * as v from 'valibot'

/** Another number, or leaving: pages of the same address. */
export const infoSearch = v.object({ step: v.fallback(v.optional(v.picklist(['mobile', 'leave'])), undefined) })

export type Step = 'mobile' | 'leave'
