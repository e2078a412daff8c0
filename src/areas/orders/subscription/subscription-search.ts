import * as v from 'valibot'

/** Choices that differ from what is set; anything else reads as none. */
export const picks = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^\d{8}-\d{1,10}(\.\d{8}-\d{1,10}){0,61}$/))),
  undefined,
)

/** `HHmm` in an address. The router reads figures as numbers. */
export const time = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^([01]\d|2[0-3])[0-5]\d$/))),
  undefined,
)
