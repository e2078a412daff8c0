/** Why nothing of a team was written. */
import type { conflicts } from '#server/domain/challenge/refusals.rules.ts'

export type Refusal = keyof typeof conflicts | 'notFound' | { field: string }

/** Ends the transaction that it is thrown in; nothing of it stays. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`A team refused: ${typeof refusal === 'string' ? refusal : refusal.field}.`)
    this.refusal = refusal
  }
}

/** Runs `work`, and answers why it refused in place of throwing it. */
export async function orRefusal<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}
