import * as v from 'valibot'

/** What is shown of the orders: what waits, or what is over. */
export const orderTab = v.fallback(v.optional(v.picklist(['past'])), undefined)
