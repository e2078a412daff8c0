/** Serialization failure and deadlock: the database asks for the same transaction once more. */
const REPEAT = new Set(['40001', '40P01'])

/** A key that refers to no row; those to members are named by what they refer to (`ownerKey`). */
const BROKEN_KEY = '23503'
const TO_MEMBERS = /_members_hc_id_fk$/

/**
 * Runs a transaction again when the database asks for it. A distributed Postgres answers 40001 in normal operation,
 * so every transaction that writes goes through here; `work` must therefore do nothing outside the database.
 *
 * @param work is called up to `attempts` times
 */
export async function retrying<T>(work: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      // Somebody whom the transaction has read left before it wrote: once more, and it finds that out by itself.
      const isWorthIt = asksToRepeat(error) || (refersToNobody(error) && attempt === 1)
      if (attempt >= attempts || !isWorthIt) throw error
      // A different wait for each, or the same two would meet again.
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 5 * (0.5 + Math.random())))
    }
  }
}

/** The SQLSTATE of a database error, looked for through the layers that wrap it. */
export function sqlState(error: unknown): string | undefined {
  for (let layer = error; layer instanceof Error; layer = layer.cause) {
    if ('code' in layer && typeof layer.code === 'string') return layer.code
  }
  return undefined
}

/** Whether a key to a member was broken: nobody is there by that name. */
export function refersToNobody(error: unknown): boolean {
  for (let layer = error; layer instanceof Error; layer = layer.cause) {
    if ('constraint_name' in layer && typeof layer.constraint_name === 'string')
      return sqlState(layer) === BROKEN_KEY && TO_MEMBERS.test(layer.constraint_name)
  }
  return false
}

function asksToRepeat(error: unknown): boolean {
  const code = sqlState(error)
  return code !== undefined && REPEAT.has(code)
}
