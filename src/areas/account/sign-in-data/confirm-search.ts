import * as v from 'valibot'

/** Where a right password leads: nowhere but here. */
const NEXT = { info: {}, mobile: { step: 'mobile' } } as const
export type Next = keyof typeof NEXT

export const confirmSearch = v.object({ next: v.fallback(v.optional(v.picklist(['info', 'mobile'])), undefined) })

export const searchOf = (next: Next) => NEXT[next]
