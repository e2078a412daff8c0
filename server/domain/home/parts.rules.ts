/** An answer of several parts, of which a slow one may be left out (docs/decisions/154). */

export type Parts<Name extends string> = {
  /** A part that is there in time; null when it is late or failed, and then it is named by `failed`. */
  take<Value>(name: Name, part: Promise<Value>): Promise<Value | null>
  /** The parts that were left out, in the order in which that was known. */
  failed(): Name[]
}

/**
 * @param head what the answer cannot be without. A part may take `limitMs` longer than it: on a machine where
 *   everything is slow nothing is late.
 * @param told hears why a part failed: nobody else does
 */
export function partsAfter<Name extends string>(
  head: Promise<unknown>,
  limitMs: number,
  told: (error: unknown) => void,
): Parts<Name> {
  const left: Name[] = []
  const late = Symbol('late')
  const limit = head.then(
    () => new Promise<typeof late>((resolve) => setTimeout(resolve, limitMs, late).unref()),
    () => late,
  )
  return {
    take: async (name, part) => {
      const found = await Promise.race([part, limit]).catch((error: unknown) => {
        told(error)
        return late
      })
      if (typeof found !== 'symbol') return found
      left.push(name)
      return null
    },
    failed: () => [...left],
  }
}
