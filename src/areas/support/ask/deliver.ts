import { ApiError } from '#src/contract/api-error.ts'

/** What became of an inquiry that was sent. */
export interface Delivered {
  qnaSeq: number
}

interface Ways {
  send(): Promise<Delivered>
  /** The same inquiry among those that arrived since it was tried first; undefined where there is none. */
  find(): Promise<Delivered | undefined>
}

export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network'

/**
 * Sends an inquiry so that it arrives once. An answer that was lost says nothing of the inquiry itself: it is looked
 * for before it is sent again, now or when the connection is back. Rejects as the last call did (docs/decisions/254).
 */
export async function deliver({ send, find }: Ways, wasTried: boolean): Promise<Delivered> {
  const arrived = wasTried ? await find() : undefined
  if (arrived) return arrived
  try {
    return await send()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    const found = await find().catch(() => undefined)
    if (found) return found
    throw error
  }
}
