import * as v from 'valibot'
import { wordOf } from '#src/app/search.ts'

/** What was looked for elsewhere: no search takes more. */
const MOST_WORDS = 110

/** What comes along: words that were looked for, and the course that it is about. */
export const askSearch = v.object({
  q: wordOf(MOST_WORDS),
  menuId: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,40}$/))), undefined),
})
