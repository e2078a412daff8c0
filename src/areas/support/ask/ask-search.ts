import * as v from 'valibot'

/** What comes along: words that were looked for, and the course that it is about. */
export const askSearch = v.object({
  q: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(110))), undefined),
  menuId: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,40}$/))), undefined),
})
