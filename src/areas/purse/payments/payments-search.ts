import * as v from 'valibot'
import { code } from '#src/app/search.ts'

/** A month of the calendar, `202611`, and one of the restaurants of it; anything else reads as none. */
export const paymentsSearch = v.object({
  month: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^2\d{3}(?:0[1-9]|1[0-2])$/))),
    undefined,
  ),
  rest: code,
})
