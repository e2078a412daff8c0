import type { ValueStore } from '#src/shell/value-store.ts'

import { ApiError, PageInstead } from '#src/contract/api-error.ts'
import { areOfTwo } from '#src/contract/token-expiry.ts'
import { STORAGE_KEYS } from '#src/shell/keys.ts'

import type { RefreshResult } from './session-types.ts'
import type { Locks, Tabs } from './tabs.ts'

const LOCK = 'hansang.session.token'

export interface TokenSource {
  store: ValueStore
  locks: Locks
  tabs: Tabs
  /** Resolves after so many ms. */
  pause: (ms: number) => Promise<unknown>
  /** GET /session or the exchange of a remembered sign-in: both answer the next token. */
  ask: (signal: AbortSignal) => Promise<string>
  /**
   * Something may still come of waiting while an HTML page stands in for the server: the token lives, or a sign-in is
   * remembered.
   */
  mayWait: boolean
}

/**
 * Tabs are processes of their own, which hear of a lock sooner than of storage: how long whoever has waited for the
 * lock looks again, and how often, in ms.
 */
const [REACH_MS, LOOK_MS] = [300, 20]

/**
 * One token for all tabs. Whoever holds the lock first reads the stored one again: if it is another than the one that
 * is of no use any more, a tab before has asked and its token serves; if none is left, a tab has signed out; if it is
 * another member's, somebody has signed in and no news of it came here (docs/decisions/012).
 *
 * @param spent the token that the server refused, '' when none was left
 * @param signal aborted when this tab's session ends meanwhile; nothing is stored after that
 */
export async function renewOnce(
  spent: string,
  signal: AbortSignal,
  { store, locks, tabs, pause, ask, mayWait }: TokenSource,
): Promise<RefreshResult> {
  const taken = (token: string): RefreshResult => {
    if (token === '') return { kind: 'refused' }
    return areOfTwo(spent, token) ? { kind: 'others' } : { kind: 'renewed', token, takenOver: true }
  }
  /** @param looksMs how long to look for what the tab before has most likely stored */
  async function renew(looksMs: number): Promise<RefreshResult> {
    let stored = await store.read(STORAGE_KEYS.accessToken)
    for (let waited = 0; stored === spent && waited < looksMs; waited += LOOK_MS) {
      await pause(LOOK_MS)
      stored = await store.read(STORAGE_KEYS.accessToken)
    }
    if (stored !== spent) return taken(stored)

    const token = await ask(signal)
    // Another tab may have signed out or in while the call was under way: its word is later than ours.
    const left = await store.read(STORAGE_KEYS.accessToken)
    if (signal.aborted) return { kind: 'refused' }
    if (left !== spent) return taken(left)
    // A sign-in that the browser remembers may be another member's.
    if (areOfTwo(spent, token)) return { kind: 'refused' }
    await store.write(STORAGE_KEYS.accessToken, token)
    tabs.send({ type: 'refreshed' })
    return { kind: 'renewed', token }
  }
  try {
    const atOnce = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : renew(0),
    )
    return atOnce ?? (await locks.request(LOCK, { signal }, () => renew(REACH_MS)))
  } catch (error) {
    return { kind: isVerdict(error) || (error instanceof PageInstead && !mayWait) ? 'refused' : 'unanswered' }
  }
}

const VERDICTS = new Set([401, 403, 440])

/**
 * Whether a failed call says that the session is over: an answer of the server about it, or a 2xx that is no answer
 * (known-payloads 2.5), HTML apart. Everything else, 5xx and 429 first, speaks of the server or of the way there
 * (docs/decisions/138). [SES-31]
 */
export function isVerdict(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind !== 'status') return error.kind === 'refused' || error.kind === 'format'
  const status = error.status ?? 0
  return VERDICTS.has(status) || (error.code === 'tokenExpired' && status < 500)
}
