import type { SignInLimits } from '#server/config.ts'

export type Attempts = {
  /** Seconds to wait before another try of this name from this address is looked at; 0 when it may go on. */
  waitSeconds(address: string, username: string, now: Date): number
  failed(address: string, username: string, now: Date): void
  succeeded(address: string, username: string): void
}

/** More keys than this are only seen in an attack; then the oldest are forgotten rather than memory spent. */
const MAX_KEYS = 50_000

/**
 * Counts refused sign-ins per name and address. By both: an address alone would punish a whole office behind one gateway, a
 * name alone would let anybody lock a colleague out. Unknown names are counted like known ones, so it tells nothing.
 */
export function createAttempts({ failures, windowSeconds }: SignInLimits): Attempts {
  const seen = new Map<string, { count: number; until: number }>()
  const keyOf = (address: string, username: string) => `${address}\n${username}`
  return {
    waitSeconds: (address, username, now) => {
      const entry = seen.get(keyOf(address, username))
      if (entry === undefined || entry.count < failures) return 0
      return Math.max(0, Math.ceil((entry.until - now.getTime()) / 1000))
    },
    failed: (address, username, now) => {
      const key = keyOf(address, username)
      const entry = seen.get(key)
      const live = entry !== undefined && entry.until > now.getTime() ? entry : { count: 0, until: 0 }
      seen.delete(key)
      seen.set(key, { count: live.count + 1, until: now.getTime() + windowSeconds * 1000 })
      const oldest = seen.keys().next()
      if (seen.size > MAX_KEYS && !oldest.done) seen.delete(oldest.value)
    },
    succeeded: (address, username) => {
      seen.delete(keyOf(address, username))
    },
  }
}
