import * as v from 'valibot'

/** What is looked for and under which heading, in the address: going back finds the same questions. */
export const faqSearch = v.object({
  q: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))), undefined),
  cat: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{2}$/))), undefined),
})

export type FaqSearch = v.InferOutput<typeof faqSearch>
