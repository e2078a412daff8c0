import * as v from 'valibot'
import { wordOf } from '#src/app/search.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'

/** What is looked for and under which heading, in the address: going back finds the same questions. */
export const faqSearch = v.object({
  q: wordOf(MOST_LETTERS.findFaq),
  cat: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{2}$/))), undefined),
})

export type FaqSearch = v.InferOutput<typeof faqSearch>
