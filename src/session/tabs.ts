import type { EndReason } from './session-types.ts'

/** What tabs of one browser tell each other about their common session. Tokens travel through storage, not here. */
export type TabMessage = { type: 'refreshed' } | { type: 'signedIn' } | { type: 'ended'; reason: EndReason }

export interface Tabs {
  send(message: TabMessage): void
  /** Hears the other tabs, never this one. Returns the way to stop. */
  listen(hear: (message: TabMessage) => void): () => void
}

/** Web Locks as far as we use them; `navigator.locks` fits. */
export interface Locks {
  /** With `ifAvailable` the work is done at once, with null where somebody else holds the lock. */
  request<T>(
    name: string,
    options: { signal?: AbortSignal; ifAvailable?: boolean },
    work: (lock: object | null) => Promise<T>,
  ): Promise<T>
}

const CHANNEL = 'hansang.session'

/** Tabs over a BroadcastChannel; where there is none (old web views, which have no tabs) nobody is told. */
export function createTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { send: () => {}, listen: () => () => {} }
  const channel = new BroadcastChannel(CHANNEL)
  return {
    send(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is bound to its origin
      channel.postMessage(message)
    },
    listen(hear) {
      const receive = ({ data }: MessageEvent<TabMessage>) => hear(data)
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
  }
}

/**
 * Without Web Locks (pages without TLS on another host than localhost) every tab works for itself; reading the stored
 * token again first still spares most double refreshes.
 */
export const noLocks: Locks = { request: (_name, _options, work) => work({}) }
