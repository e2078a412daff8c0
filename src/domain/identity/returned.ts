import * as v from 'valibot'
import { mostLetters } from '#src/lib/letter-bounds.ts'

/** What a verification comes back with; an address without a key says that it was given up. */
export const returnedSearch = v.object({
  authKey: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), mostLetters(64))), undefined),
  result: v.fallback(v.optional(v.pipe(v.string(), mostLetters(20))), undefined),
})

export type Returned = v.InferOutput<typeof returnedSearch>

/** The key of a verification that ended well; null when there is none. */
export const keyOf = ({ authKey, result }: Returned): string | null =>
  authKey !== undefined && (result === undefined || result === 'done') ? authKey : null
