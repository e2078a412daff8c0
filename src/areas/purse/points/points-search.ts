import * as v from 'valibot'

/** Which movements the list is narrowed to; anything else reads as all. */
export const pointKind = v.fallback(v.optional(v.picklist(['SAVE', 'USE', 'EXTINCT'])), undefined)
