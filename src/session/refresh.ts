import type { ValueStore } from '#src/shell/value-store.ts'

import { ApiError } from '#src/contract/api-error.ts'
import { STORAGE_KEYS } from '#src/shell/keys.ts'

import type { SessionCalls } from './session-calls.ts'
import type { RefreshResult } from './session-types.ts'
import type { Locks, Tabs } from './tabs.ts'

const LOCK = 'hansang.session.token'

export interface TokenSource {
  store: ValueStore
  locks: Locks
  tabs: Tabs
  calls: Pick<SessionCalls, 'session' | 'rememberMeAccessToken'>
}

/**
 * One refresh for all tabs. Whoever holds the lock first reads the stored token again: if it is another one than the
 * token that expired, a tab before has refreshed and its token serves; if none is left, a tab has signed out.
 *
 * @param expired the token that the server refused
 * @param signal aborted when this tab's session ends meanwhile; nothing is stored after that
 */
export async function refreshOnce(expired: string, signal: AbortSignal, source: TokenSource): Promise<RefreshResult> {
  const { store, locks, tabs, calls } = source
  try {
    return await locks.request(LOCK, { signal }, async () => {
      const stored = await store.read(STORAGE_KEYS.accessToken)
      if (stored !== expired) return stored === '' ? { kind: 'refused' } : { kind: 'renewed', token: stored }

      const token = await calls.session(signal)
      // Another tab may have signed out or in while the call was under way: its word is later than ours.
      const left = await store.read(STORAGE_KEYS.accessToken)
      if (signal.aborted || left === '') return { kind: 'refused' }
      if (left !== expired) return { kind: 'renewed', token: left }
      await store.write(STORAGE_KEYS.accessToken, token)
      tabs.tell({ type: 'refreshed' })
      return { kind: 'renewed', token }
    })
  } catch (error) {
    return { kind: error instanceof ApiError && error.kind === 'network' ? 'unreachable' : 'refused' }
  }
}

/**
 * The token of a remembered login, asked for by one tab: the credential is replaced at each exchange, so that a second
 * one would come too late. Rejects when the server refuses.
 */
export function exchangeOnce(expired: string, signal: AbortSignal, source: TokenSource): Promise<string> {
  const { store, locks, calls } = source
  return locks.request(LOCK, { signal }, async () => {
    const stored = await store.read(STORAGE_KEYS.accessToken)
    if (stored !== expired && stored !== '') return stored
    const token = await calls.rememberMeAccessToken()
    await store.write(STORAGE_KEYS.accessToken, token)
    return token
  })
}
