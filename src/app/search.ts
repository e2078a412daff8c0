import * as v from 'valibot'

/** The router reads figures in an address as numbers; codes and days are texts. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** A day in an address; anything else reads as none, so that any address opens. */
export const day = v.fallback(v.optional(v.pipe(text, v.regex(/^\d{8}$/))), undefined)

/** A short code in an address (restaurant, hall, course); anything else reads as none. */
export const code = v.fallback(v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9]{1,20}$/))), undefined)
