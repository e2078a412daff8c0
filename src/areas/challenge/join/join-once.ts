/** Joining exactly once: an answer that was lost is asked for, never sent again by itself. */
import { ApiError } from '#src/contract/api-error.ts'

/** Why somebody is not in; `lost` when nobody knows, and it may be tried again. */
export type NotIn = 'full' | 'closed' | 'termsRequired' | 'lost'
export type JoinEnd = { is: 'joined' } | { is: 'not'; why: NotIn }

const REASONS: readonly string[] = ['full', 'closed', 'termsRequired'] satisfies NotIn[]
const isReason = (code: string): code is NotIn => REASONS.includes(code)

/**
 * @param join sends the sign-up
 * @param isIn asks the server afresh whether the member is in
 */
export async function joinOnce({
  join,
  isIn,
}: {
  join: () => Promise<unknown>
  isIn: () => Promise<boolean>
}): Promise<JoinEnd> {
  try {
    await join()
    return { is: 'joined' }
  } catch (error) {
    // A second tap, or an answer that did not come: the server knows.
    if (await isIn().catch(() => false)) return { is: 'joined' }
    return { is: 'not', why: error instanceof ApiError && isReason(error.code) ? error.code : 'lost' }
  }
}
