/** Serialization failure and deadlock: the server asks for the same transaction once more. */
const REPEAT = new Set(['40001', '40P01'])

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
      if (attempt >= attempts || !asksToRepeat(error)) throw error
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

function asksToRepeat(error: unknown): boolean {
  const code = sqlState(error)
  return code !== undefined && REPEAT.has(code)
}
