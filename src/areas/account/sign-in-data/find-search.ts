import * as v from 'valibot'

/** What is looked for, and whether who asks has proven who they are. */
export const findSearch = v.object({
  find: v.fallback(v.optional(v.picklist(['id', 'pwd'])), undefined),
  step: v.fallback(v.optional(v.literal('done')), undefined),
})

export type Find = 'id' | 'pwd'
